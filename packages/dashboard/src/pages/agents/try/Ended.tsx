import type { Agent, Conversation } from '@foyer/sdk'
import { Group, Text } from '@mantine/core'
import { StartAnew } from './StartAnew.tsx'

const words: Partial<Record<Conversation['status'], string>> = {
  completed: 'The conversation is complete. What came of it stands under “Known so far”.',
  closed: 'The conversation was closed.',
  expired: 'The conversation has expired: it was paused for more than seven days.',
}

export function Ended({
  agent,
  conversation: { status, locale },
}: {
  agent: Agent
  conversation: Conversation
}) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm" c="dimmed">
        {words[status]}
      </Text>
      <StartAnew agent={agent} locale={locale} />
    </Group>
  )
}
