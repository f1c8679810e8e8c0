import type { Agent } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { useMembership } from '../../api/organization.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Page } from '../../parts/Page.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { AgentMenu } from './AgentMenu.tsx'
import { AgentStatus } from './AgentStatus.tsx'
import { AgentTabs } from './AgentTabs.tsx'
import { useAgent } from './use_agent.ts'

interface AgentLayoutProps {
  slug: string
  fills?: boolean
  children: (agent: Agent) => ReactNode
}

/** Everything about one agent: its name above, its tabs, and what the tab shows. */
export function AgentLayout({ slug, fills, children }: AgentLayoutProps) {
  const { slug: org } = useMembership()
  const { data: agent, error, refetch } = useAgent(slug)
  return (
    <Page
      title={agent?.name ?? slug}
      fills={fills}
      crumbs={[{ label: 'Agents', link: { to: '/o/$org/agents', params: { org } } }]}
      badge={
        agent && (
          <>
            <AgentStatus agent={agent} quiet />
            <AgentMenu agent={agent} />
          </>
        )
      }
    >
      <AgentTabs slug={slug} />
      {agent && children(agent)}
      {!agent && !error && <TextSkeleton label="the agent" />}
      {!agent && error && (
        <ErrorNotice error={error} title="The agent could not be loaded" onRetry={() => refetch()} />
      )}
    </Page>
  )
}
