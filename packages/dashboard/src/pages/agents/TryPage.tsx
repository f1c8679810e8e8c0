import { getRouteApi } from '@tanstack/react-router'
import { AgentLayout } from './AgentLayout.tsx'
import { StartTrial } from './try/StartTrial.tsx'
import { Trial } from './try/Trial.tsx'
import { useTrySearch } from './try/use_try_search.ts'

const route = getRouteApi('/o/$org/agents/$slug/try')

/** A real conversation with the agent, beside the reasons for each of its replies. */
export function TryPage() {
  const { slug } = route.useParams()
  const { search } = useTrySearch()
  return (
    <AgentLayout slug={slug} fills={search.conversation !== undefined}>
      {(agent) =>
        search.conversation === undefined ? (
          <StartTrial agent={agent} />
        ) : (
          <Trial key={search.conversation} agent={agent} conversationId={search.conversation} />
        )
      }
    </AgentLayout>
  )
}
