import type { MessageTrace } from '@foyer/sdk'
import { Group, Text } from '@mantine/core'
import { ArrowRight } from 'lucide-react'
import type { FlowLabels } from '../flow_labels.ts'
import { phaseChangeReason } from '../plan_sentence.ts'
import { Reason } from './Reason.tsx'

export function PhaseChange({ phase, words }: { phase: MessageTrace['phase']; words: FlowLabels }) {
  const { before, after, because } = phase
  return (
    <Reason title="Phase">
      <Group gap={6}>
        <Text size="sm">{words.phaseTitle(before)}</Text>
        {before !== after && (
          <>
            <ArrowRight size={14} aria-label="to" role="img" />
            <Text size="sm" fw={500}>
              {words.phaseTitle(after)}
            </Text>
          </>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {before === after
          ? 'It stays in this phase.'
          : because && `Because ${phaseChangeReason(because, words.phaseTitle(before))}.`}
      </Text>
    </Reason>
  )
}
