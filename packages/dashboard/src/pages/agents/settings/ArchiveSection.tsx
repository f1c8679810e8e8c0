import type { Agent } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { useAgentActions } from '../use_agent_actions.ts'

export function ArchiveSection({ agent }: { agent: Agent }) {
  const { archive } = useAgentActions(agent)
  return (
    <Section title="Archive">
      <Text size="sm" mb="md">
        An archived agent starts no new conversations, and its widget disappears. It loses its identity and
        voice; everything else is kept, and you can restore it at any time.
      </Text>
      <WriteButton variant="default" onClick={archive}>
        Archive this agent
      </WriteButton>
    </Section>
  )
}
