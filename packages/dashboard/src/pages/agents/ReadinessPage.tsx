import { getRouteApi } from '@tanstack/react-router'
import { AgentLayout } from './AgentLayout.tsx'
import { ReadinessReport } from './readiness/ReadinessReport.tsx'

const route = getRouteApi('/o/$org/agents/$slug/readiness')

/** What is left to do before the agent is good to talk to. */
export function ReadinessPage() {
  const { slug } = route.useParams()
  return <AgentLayout slug={slug}>{() => <ReadinessReport slug={slug} />}</AgentLayout>
}
