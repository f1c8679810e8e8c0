import type { Message } from '@foyer/sdk'
import { Anchor, Group } from '@mantine/core'

/** The public pages that an answer is from, as visitors see them. */
export function CitationLinks({ citations }: { citations: Message['citations'] }) {
  if (citations.length === 0) return null
  return (
    <Group gap="xs">
      {citations.map(({ title, url }) => (
        <Anchor key={url} href={url} target="_blank" rel="noopener noreferrer" size="xs" c="dimmed">
          Source: {title}
        </Anchor>
      ))}
    </Group>
  )
}
