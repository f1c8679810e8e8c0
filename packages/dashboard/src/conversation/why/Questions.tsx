import { Stack } from '@mantine/core'
import type { OpenObject } from '../open_object.ts'
import { questionTrace } from '../question_trace.ts'
import { Question } from './Question.tsx'
import { Reason } from './Reason.tsx'

export function Questions({ questions }: { questions: OpenObject[] }) {
  return (
    <Reason title="Looked up">
      <Stack gap="md">
        {questions.map(questionTrace).map((told) => (
          <Question key={told.question} told={told} />
        ))}
      </Stack>
    </Reason>
  )
}
