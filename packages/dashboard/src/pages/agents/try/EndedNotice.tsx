import type { Agent, Conversation } from '@foyer/sdk'
import { Group, Text } from '@mantine/core'
import { RestartButton } from './RestartButton.tsx'

const words: Partial<Record<Conversation['status'], string>> = {
  completed: 'The conversation is complete. The results are under “Known so far”.',
  closed: 'The conversation was closed.',
  expired: 'The conversation has expired: it was paused for more than seven days.',
}

export function EndedNotice({
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
      <RestartButton agent={agent} locale={locale} />
    </Group>
  )
}
