import { getRouteApi } from '@tanstack/react-router'
import { AgentLayout } from './AgentLayout.tsx'
import { ArchivedNotice } from './ArchivedNotice.tsx'
import { FlowEditorPane } from './flow/FlowEditorPane.tsx'

const route = getRouteApi('/o/$org/agents/$slug/flow')

/** How conversations go: the phases in order, beside a chat that tries what is not saved. */
export function FlowPage() {
  const { slug } = route.useParams()
  return (
    <AgentLayout slug={slug}>
      {(agent) => (agent.archived ? <ArchivedNotice agent={agent} /> : <FlowEditorPane agent={agent} />)}
    </AgentLayout>
  )
}
