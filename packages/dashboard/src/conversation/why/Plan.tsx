import { List } from '@mantine/core'
import type { FlowLabels } from '../flow_labels.ts'
import type { OpenObject } from '../open_object.ts'
import { planSentence } from '../plan_sentence.ts'
import { Reason } from './Reason.tsx'

/** What the reply was to do, in order. Words were found for it only afterwards. */
export function Plan({ plan, words }: { plan: OpenObject[]; words: FlowLabels }) {
  return (
    <Reason title="Decided">
      <List type="ordered" size="sm" spacing={4}>
        {plan.map((item) => (
          <List.Item key={JSON.stringify(item)}>{planSentence(item, words)}</List.Item>
        ))}
      </List>
    </Reason>
  )
}
