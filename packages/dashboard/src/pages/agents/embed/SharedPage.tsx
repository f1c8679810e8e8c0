import type { Agent } from '@foyer/sdk'
import { Anchor, Button, Group, Stack } from '@mantine/core'
import { ArrowUpRight } from 'lucide-react'
import { CopyButton } from '../../../parts/CopyButton.tsx'
import { Section } from '../../../parts/Section.tsx'
import { pageLinkOf } from './snippet.ts'

export function SharedPage({ agent }: { agent: Agent }) {
  const link = pageLinkOf(location.origin, agent.public_id)
  return (
    <Section
      title="On its own page"
      description="For an e-mail, a profile or a QR code. It also shows how the widget looks."
    >
      <Stack gap="sm">
        <Anchor href={link} target="_blank" rel="noreferrer" size="sm">
          {link}
        </Anchor>
        <Group gap="xs">
          <CopyButton value={link} what="the link" labelled />
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noreferrer"
            variant="default"
            rightSection={<ArrowUpRight size={16} aria-hidden />}
          >
            Open it
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
