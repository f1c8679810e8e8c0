import type { IngestionRun } from '@foyer/sdk'
import { Stack, Text, Title } from '@mantine/core'
import { Quote } from '../../../parts/Quote.tsx'

/** Where a source speaks against the owner: the owner's word stands. */
export function Conflicts({ conflicts }: { conflicts: NonNullable<IngestionRun['conflicts']> }) {
  if (conflicts.length === 0) return null
  return (
    <div>
      <Title order={3}>Conflicts with your facts ({conflicts.length})</Title>
      <Text size="xs" c="dimmed" mb="xs">
        The source disagrees with facts that you wrote, pinned or reviewed. Yours are kept.
      </Text>
      <Stack gap="sm">
        {conflicts.map(({ kind, fact_id, text, message }) => (
          <Quote key={`${kind} ${fact_id} ${text}`} source={message}>
            {text}
          </Quote>
        ))}
      </Stack>
    </div>
  )
}
