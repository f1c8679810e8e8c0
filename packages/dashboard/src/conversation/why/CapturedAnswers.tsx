import type { MessageTrace } from '@foyer/sdk'
import { Stack, Text } from '@mantine/core'
import { Quote } from '../../parts/Quote.tsx'
import type { FlowLabels } from '../flow_labels.ts'
import { Reason } from './Reason.tsx'

interface CapturedAnswersProps {
  trace: Pick<MessageTrace, 'captured' | 'outcome'>
  words: FlowLabels
}

/** What was recorded, with the words that bear it out; in the chat they are underlined. */
export function CapturedAnswers({ trace: { captured, outcome }, words }: CapturedAnswersProps) {
  const corrected = outcome.captured.filter((each) => each.corrected).map(({ slot }) => slot)
  return (
    <Reason title="Recorded">
      <Stack gap="sm">
        {captured.map(({ slot, value, quote }) => {
          const label = words.valueLabel(slot, value)
          return (
            <div key={slot}>
              <Text size="sm" fw={500}>
                {words.slotTitle(slot)}
                {label !== quote && `: ${label}`}
                {corrected.includes(slot) && ' (corrected)'}
              </Text>
              {quote && <Quote>{quote}</Quote>}
            </div>
          )
        })}
      </Stack>
    </Reason>
  )
}
