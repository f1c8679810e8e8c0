import type { Agent } from '@foyer/sdk'
import { Archive } from 'lucide-react'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Section } from '../../parts/Section.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { useAgentActions } from './use_agent_actions.ts'

export function ArchivedNotice({ agent }: { agent: Agent }) {
  const { restore } = useAgentActions(agent)
  return (
    <Section>
      <EmptyState
        icon={Archive}
        title={`${agent.name} is archived`}
        action={<WriteButton onClick={restore}>Restore</WriteButton>}
      >
        It starts no new conversations. Everything is kept, and you can restore it at any time.
      </EmptyState>
    </Section>
  )
}
