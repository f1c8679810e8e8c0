import { getRouteApi } from '@tanstack/react-router'
import { AgentLayout } from './AgentLayout.tsx'
import { ArchivedNotice } from './ArchivedNotice.tsx'
import { LoadAppearance } from './appearance/LoadAppearance.tsx'

const route = getRouteApi('/o/$org/agents/$slug/appearance')

/** Who visitors meet and what they see, beside a preview of it. */
export function AppearancePage() {
  const { slug } = route.useParams()
  return (
    <AgentLayout slug={slug}>
      {(agent) => (agent.archived ? <ArchivedNotice agent={agent} /> : <LoadAppearance agent={agent} />)}
    </AgentLayout>
  )
}
