import { getRouteApi } from '@tanstack/react-router'
import { AgentLayout } from './AgentLayout.tsx'
import { FlowVersionsPane } from './flow/versions/FlowVersionsPane.tsx'

const route = getRouteApi('/o/$org/agents/$slug/flow/versions')

/** Every version that the flow has had: what each one changed, and the way back to it. */
export function FlowVersionsPage() {
  const { slug } = route.useParams()
  return <AgentLayout slug={slug}>{(agent) => <FlowVersionsPane agent={agent} />}</AgentLayout>
}
