import { Group, Stack, Text } from '@mantine/core'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import type { QuestionTrace } from '../question_trace.ts'
import { EvidenceRow } from './EvidenceRow.tsx'

/** One question of the visitor's: whether the knowledge answers it, and which statements do. */
export function Question({ told }: { told: QuestionTrace }) {
  const { question, verdict, probability, reason, evidence, near } = told
  const notes = [
    reason,
    probability !== undefined && `Confidence: ${Math.round(probability * 100)}%.`,
    verdict === 'unanswerable' &&
      near > 0 &&
      (near === 1 ? '1 related statement was considered.' : `${near} related statements were considered.`),
  ].filter(Boolean)
  return (
    <Stack gap={6}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Text size="sm" fw={500}>
          “{question}”
        </Text>
        <Verdict verdict={verdict} />
      </Group>
      {evidence.map((each) => (
        <EvidenceRow key={`${each.kind} ${each.id}`} evidence={each} />
      ))}
      <Text size="xs" c="dimmed">
        {notes.join(' ')}
      </Text>
    </Stack>
  )
}

function Verdict({ verdict }: { verdict: string }) {
  if (verdict === 'answerable' || verdict === 'unanswerable') return <StatusBadge status={verdict} />
  return (
    <Text size="xs" c="var(--tone-warn)">
      Search failed
    </Text>
  )
}
