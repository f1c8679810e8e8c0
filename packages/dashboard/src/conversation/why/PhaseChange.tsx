import type { MessageTrace } from '@foyer/sdk'
import { Group, Text } from '@mantine/core'
import { ArrowRight } from 'lucide-react'
import type { FlowLabels } from '../flow_labels.ts'
import { Reason } from './Reason.tsx'

interface PhaseChangeProps {
  trace: Pick<MessageTrace, 'phase' | 'outcome'>
  words: FlowLabels
}

/** The phases that the conversation went through with the reply. */
export function PhaseChange({ trace: { phase, outcome }, words }: PhaseChangeProps) {
  const { phase_moves: moves } = outcome
  return (
    <Reason title="Phase">
      <Group gap={6}>
        <Text size="sm">{words.phaseTitle(phase.before)}</Text>
        {moves.map((move) => (
          <Group gap={6} key={move.phase}>
            <ArrowRight size={14} aria-label="to" role="img" />
            <Text size="sm" fw={500}>
              {words.phaseTitle(move.phase)}
            </Text>
          </Group>
        ))}
      </Group>
      <Text size="xs" c="dimmed">
        {moves.length === 0
          ? 'It stays in this phase.'
          : moves.map(({ because }, place) => {
              const left = moves[place - 1]?.phase ?? phase.before
              return `“${words.phaseTitle(left)}” ${reasons[because]}. `
            })}
      </Text>
    </Reason>
  )
}

const reasons: Record<MessageTrace['outcome']['phase_moves'][number]['because'], string> = {
  exit: 'is complete',
  max_turns: 'has reached its message limit',
}
