import type { MessageTrace } from '@foyer/sdk'
import { Stack } from '@mantine/core'
import { Question } from './Question.tsx'
import { Reason } from './Reason.tsx'

export function Questions({ trace }: { trace: MessageTrace }) {
  return (
    <Reason title="Questions">
      <Stack gap="md">
        {trace.outcome.questions.map((question) => (
          <Question key={question.text} question={question} trace={trace} />
        ))}
      </Stack>
    </Reason>
  )
}
