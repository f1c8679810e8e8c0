import { List } from '@mantine/core'
import type { FlowLabels } from '../flow_labels.ts'
import type { OpenObject } from '../open_object.ts'
import { planSentences } from '../plan_sentence.ts'
import { Reason } from './Reason.tsx'

/** What the reply was to do, in order. Words were found for it only afterwards. */
export function Plan({ plan, words, phase }: { plan: OpenObject[]; words: FlowLabels; phase: string }) {
  return (
    <Reason title="Decided">
      <List type="ordered" size="sm" spacing={4}>
        {planSentences(plan, words, phase).map((sentence, place) => (
          <List.Item key={JSON.stringify(plan[place])}>{sentence}</List.Item>
        ))}
      </List>
    </Reason>
  )
}
