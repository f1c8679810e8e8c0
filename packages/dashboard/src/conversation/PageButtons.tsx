import type { Message } from '@foyer/sdk'
import { Button, Group } from '@mantine/core'
import { ArrowUpRight } from 'lucide-react'

/** Pages that the agent offers to open. */
export function PageButtons({ links }: { links: Message['links'] }) {
  if (links.length === 0) return null
  return (
    <Group gap="xs">
      {links.map(({ title, url }) => (
        <Button
          key={url}
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          variant="default"
          size="xs"
          rightSection={<ArrowUpRight size={14} aria-hidden />}
        >
          {title}
        </Button>
      ))}
    </Group>
  )
}
