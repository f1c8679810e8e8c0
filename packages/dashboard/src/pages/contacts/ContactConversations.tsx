import type { Conversation } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { MessagesSquare } from 'lucide-react'
import { useAgentName } from '../../api/agents.ts'
import { useList } from '../../api/list.ts'
import { useFoyer, useMembership } from '../../api/organization.tsx'
import { wantsPersonNow } from '../../conversation/conversation_status.ts'
import { type Column, DataTable } from '../../parts/DataTable.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { pluralize } from '../../parts/pluralize.ts'
import { Section } from '../../parts/Section.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { Time } from '../../parts/Time.tsx'

const columns = (agentName: (slug: string) => string): Column<Conversation>[] => [
  {
    header: 'Conversation',
    cell: ({ number, agent, messages_count }) => (
      <div>
        <Text span fw={500} size="sm">
          #{number} with {agentName(agent)}
        </Text>
        <Text size="xs" c="dimmed">
          {pluralize(messages_count, 'message')}
        </Text>
      </div>
    ),
  },
  {
    header: 'Status',
    cell: (conversation) => (
      <StatusBadge status={wantsPersonNow(conversation) ? 'person_wanted' : conversation.status} />
    ),
    width: '10rem',
  },
  {
    header: 'Fit',
    cell: ({ assessment }) => (assessment ? <StatusBadge status={assessment.fit} /> : '–'),
    width: '9.5rem',
  },
  {
    header: 'Last message',
    cell: ({ last_message_at }) => <Time value={last_message_at} />,
    width: '9rem',
    align: 'right',
  },
]

export function ContactConversations({ contactId }: { contactId: number }) {
  const { slug: org } = useMembership()
  const foyer = useFoyer()
  const agentName = useAgentName()
  const query = useList(['conversations', 'of_contact', contactId], (cursor, options) =>
    foyer.conversations.list({ contact_id: contactId, ...cursor }, options),
  )
  return (
    <Section flush title="Conversations">
      <DataTable
        label="Conversations"
        query={query}
        columns={columns(agentName)}
        link={({ id }) => ({ to: '/o/$org/conversations/$id', params: { org, id } })}
        empty={<EmptyState icon={MessagesSquare} title="No conversations" />}
      />
    </Section>
  )
}
