import { getRouteApi } from '@tanstack/react-router'
import { AgentLayout } from './AgentLayout.tsx'
import { PromptsPane } from './prompts/PromptsPane.tsx'

const route = getRouteApi('/o/$org/agents/$slug/prompts')

/** What a language model is told, in every version there has been. */
export function PromptsPage() {
  const { slug } = route.useParams()
  return <AgentLayout slug={slug}>{(agent) => <PromptsPane agent={agent} />}</AgentLayout>
}
