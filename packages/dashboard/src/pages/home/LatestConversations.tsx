import { useAgentName } from '../../api/agents.ts'
import { useMembership } from '../../api/organization.tsx'
import { visitorName, wantsPersonNow } from '../../conversation/conversation_status.ts'
import { pluralize } from '../../parts/pluralize.ts'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { Time } from '../../parts/Time.tsx'
import { Row } from './Row.tsx'
import { ShortList } from './ShortList.tsx'
import { useLatestConversations } from './use_latest_conversations.ts'

export function LatestConversations() {
  const { slug: org } = useMembership()
  const agentName = useAgentName()
  const latest = useLatestConversations()
  return (
    <ShortList
      title="Latest conversations"
      query={latest}
      most={5}
      all={{ to: '/o/$org/conversations', params: { org } }}
      none="No conversations yet. Try an agent yourself, or put it on your site."
      row={(conversation) => (
        <Row
          key={conversation.id}
          link={{ to: '/o/$org/conversations/$id', params: { org, id: conversation.id } }}
          title={visitorName(conversation)}
          detail={
            <>
              {agentName(conversation.agent)} · {pluralize(conversation.messages_count, 'message')} ·{' '}
              <Time value={conversation.last_message_at} />
            </>
          }
          aside={
            <StatusBadge status={wantsPersonNow(conversation) ? 'person_wanted' : conversation.status} />
          }
        />
      )}
    />
  )
}
