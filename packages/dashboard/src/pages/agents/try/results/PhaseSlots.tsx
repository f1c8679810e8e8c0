import type { Conversation, FlowState } from '@foyer/sdk'
import { Text } from '@mantine/core'
import type { FlowLabels } from '../../../../conversation/flow_labels.ts'
import classes from './PhaseSlots.module.css'
import { SlotLine } from './SlotLine.tsx'

interface PhaseSlotsProps {
  phase: FlowState
  conversation: Conversation
  words: FlowLabels
}

export function PhaseSlots({ phase, conversation, words }: PhaseSlotsProps) {
  const { slot_values } = conversation
  return (
    <div>
      <Text size="xs" fw={500} c={phase.key === conversation.phase ? 'var(--accent-text)' : 'dimmed'} mb={4}>
        {phase.title}
        {phase.key === conversation.phase && ' (now)'}
      </Text>
      <ul className={classes.list}>
        {phase.slots
          .filter(({ archived }) => !archived)
          .map(({ key, required }) => (
            <SlotLine
              key={key}
              title={words.slotTitle(key)}
              required={required}
              answer={key in slot_values ? words.valueLabel(key, slot_values[key]) : undefined}
            />
          ))}
      </ul>
    </div>
  )
}
