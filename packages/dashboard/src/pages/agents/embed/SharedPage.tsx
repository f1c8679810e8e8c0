import type { Agent } from '@foyer/sdk'
import { Anchor, Button, Group, Stack } from '@mantine/core'
import { ArrowUpRight } from 'lucide-react'
import { CopyButton } from '../../../parts/CopyButton.tsx'
import { Section } from '../../../parts/Section.tsx'
import { pageLinkOf } from './snippet.ts'

export function SharedPage({ agent }: { agent: Agent }) {
  const link = pageLinkOf(location.origin, agent.public_id)
  return (
    <Section title="On its own page" description="Share this link in an email, on a profile or as a QR code.">
      <Stack gap="sm">
        <Anchor href={link} target="_blank" rel="noreferrer" size="sm">
          {link}
        </Anchor>
        <Group gap="xs">
          <CopyButton value={link} what="link" labelled />
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noreferrer"
            variant="default"
            rightSection={<ArrowUpRight size={16} aria-hidden />}
          >
            Open
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
