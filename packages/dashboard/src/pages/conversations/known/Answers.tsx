import type { Conversation } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { Section } from '../../../parts/Section.tsx'
import { useSnapshotLabels } from '../conversation.ts'
import { AnswerRow } from './AnswerRow.tsx'
import classes from './Known.module.css'
import { valueLabel } from './snapshot_labels.ts'

/** What the visitor has answered, in the order of the flow, and what is still to be asked. */
export function Answers({ conversation }: { conversation: Conversation }) {
  const { id, slot_values, slot_evidence } = conversation
  const slots = useSnapshotLabels(id).data?.slots ?? []
  const titled = new Map(slots.map((slot) => [slot.key, slot]))
  const inOrder = [...new Set([...titled.keys(), ...Object.keys(slot_values)])]
  const answered = inOrder.flatMap((key) => {
    const value = slot_values[key]
    return value === undefined ? [] : [{ key, value, ...(titled.get(key) ?? { title: key, labels: {} }) }]
  })
  const open = slots.filter(({ key, required }) => required && !(key in slot_values))
  return (
    <Section title="Answers" flush>
      {answered.length === 0 && (
        <Text c="dimmed" size="sm" className={classes.padded}>
          No answers yet. They appear here, with the visitor’s own words.
        </Text>
      )}
      {answered.map(({ key, title, value, labels }) => (
        <AnswerRow key={key} title={title} value={valueLabel(value, labels)} evidence={slot_evidence[key]} />
      ))}
      {open.length > 0 && (
        <Text c="dimmed" size="sm" className={classes.padded}>
          Required, not answered: {open.map(({ title }) => title).join(', ')}
        </Text>
      )}
    </Section>
  )
}
