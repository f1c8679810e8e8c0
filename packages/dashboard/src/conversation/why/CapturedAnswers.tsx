import { Stack, Text } from '@mantine/core'
import { Quote } from '../../parts/Quote.tsx'
import type { FlowLabels } from '../flow_labels.ts'
import { type OpenObject, textIn } from '../open_object.ts'
import { Reason } from './Reason.tsx'

/** What was understood, with the words that bear it out; in the chat they are underlined. */
export function CapturedAnswers({ captured, words }: { captured: OpenObject[]; words: FlowLabels }) {
  return (
    <Reason title="Understood">
      <Stack gap="sm">
        {captured.map(({ slot, value, quote }) => {
          const key = textIn(slot)
          const label = words.valueLabel(key, value)
          const said = textIn(quote)
          return (
            <div key={key}>
              <Text size="sm" fw={500}>
                {words.slotTitle(key)}
                {label !== said && `: ${label}`}
              </Text>
              {said && <Quote>{said}</Quote>}
            </div>
          )
        })}
      </Stack>
    </Reason>
  )
}
