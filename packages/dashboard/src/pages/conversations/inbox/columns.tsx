import type { Conversation } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { wantsPersonNow } from '../../../conversation/conversation_status.ts'
import type { Column } from '../../../parts/DataTable.tsx'
import { pluralize } from '../../../parts/pluralize.ts'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { Time } from '../../../parts/Time.tsx'
import classes from './columns.module.css'
import { VisitorCell } from './VisitorCell.tsx'

export const columns = (agentName: (slug: string) => string): Column<Conversation>[] => [
  { header: 'Visitor', cell: (conversation) => <VisitorCell conversation={conversation} /> },
  { header: 'Agent', cell: ({ agent }) => agentName(agent), width: '9rem' },
  {
    header: 'Status',
    // Whoever waits for a person is what the inbox is looked at for.
    cell: (conversation) => (
      <div>
        <StatusBadge status={wantsPersonNow(conversation) ? 'person_wanted' : conversation.status} />
        {conversation.assignee && (
          <Text size="xs" c="dimmed" className={classes.assignee}>
            {conversation.assignee.name}
          </Text>
        )}
      </div>
    ),
    width: '10.5rem',
  },
  {
    header: 'Fit',
    cell: ({ assessment }) =>
      assessment ? <StatusBadge status={assessment.fit} /> : <span className={classes.nothing}>–</span>,
    width: '9.5rem',
  },
  {
    header: 'Last message',
    cell: ({ last_message_at, messages_count }) => (
      <div>
        <Time value={last_message_at} />
        <Text size="xs" c="dimmed">
          {pluralize(messages_count, 'message')}
        </Text>
      </div>
    ),
    width: '9.5rem',
    align: 'right',
  },
]
