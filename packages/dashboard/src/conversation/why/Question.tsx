import type { MessageTrace } from '@foyer/sdk'
import { Group, Stack, Text } from '@mantine/core'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { evidenceTexts } from '../evidence_texts.ts'
import { EvidenceRow } from './EvidenceRow.tsx'
import { answeredStatus, questionNotes } from './question_words.ts'

interface QuestionProps {
  question: MessageTrace['outcome']['questions'][number]
  trace: MessageTrace
}

/** One question of the visitor's: whether it was answered, and what the answer is based on. */
export function Question({ question, trace }: QuestionProps) {
  const notes = questionNotes(question, trace.questions)
  return (
    <Stack gap={6}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Text size="sm" fw={500}>
          “{question.text}”
        </Text>
        <StatusBadge status={answeredStatus[question.answered]} />
      </Group>
      {evidenceTexts(question.evidence, trace).map((each) => (
        <EvidenceRow key={`${each.kind} ${each.id}`} evidence={each} />
      ))}
      {notes.length > 0 && (
        <Text size="xs" c="dimmed">
          {notes.join(' ')}
        </Text>
      )}
    </Stack>
  )
}
