import type { KnowledgeGap } from '@foyer/sdk'
import { Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMembership } from '../../api/organization.tsx'
import { Markdown } from '../../parts/markdown/Markdown.tsx'
import { Quote } from '../../parts/Quote.tsx'
import { correctionSentence } from './correction_sentence.ts'

interface CorrectionResultProps {
  gap: KnowledgeGap
  isAnswered: boolean
  onClose: () => void
}

/** The agent was asked the question again: what it says now. */
export function CorrectionResult({ gap, isAnswered, onClose }: CorrectionResultProps) {
  const { slug: org } = useMembership()
  const { id, question, last_check } = gap
  return (
    <Stack gap="md">
      <Text fw={500} role="status">
        {correctionSentence(gap, isAnswered)}
      </Text>
      {last_check?.answer && (
        <Quote source={`The reply to “${question}”`}>
          <Markdown>{last_check.answer}</Markdown>
        </Quote>
      )}
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/o/$org/knowledge/gaps/$id" params={{ org, id }} />}
        >
          View gap
        </Button>
        <Button onClick={onClose} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  )
}
