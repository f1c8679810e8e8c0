import type { Agent } from '@foyer/sdk'
import { useOrganization } from '../../api/current_organization.ts'
import { StatusBadge } from '../../parts/StatusBadge.tsx'

/** Whether the agent receives visitors now. `quiet` says only what is unusual. */
export function AgentStatus({ agent, quiet = false }: { agent: Agent; quiet?: boolean }) {
  const paused = useOrganization().data?.paused === true
  const status = agent.archived ? 'archived' : paused ? 'paused' : 'live'
  return quiet && status === 'live' ? null : <StatusBadge status={status} />
}
