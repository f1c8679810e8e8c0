import type { Message } from '@foyer/sdk'
import { Text } from '@mantine/core'

/** Beside a reply: which of its sentences the sources do not support. Visitors do not see it. */
export function UnsupportedNote({ unsupported }: Pick<Message, 'unsupported'>) {
  if (!unsupported || unsupported.length === 0) return null
  return (
    <Text size="xs" c="var(--tone-warn)">
      Not supported by your sources: {unsupported.map((sentence) => `“${sentence}”`).join(' ')}
    </Text>
  )
}
