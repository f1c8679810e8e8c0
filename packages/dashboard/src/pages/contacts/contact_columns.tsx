import type { Contact } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { contactName } from '../../conversation/contact_name.ts'
import type { Column } from '../../parts/DataTable.tsx'
import { Time } from '../../parts/Time.tsx'

export const contactColumns: Column<Contact>[] = [
  {
    header: 'Name',
    cell: (contact) => (
      <Text span fw={500} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {contactName(contact)}
      </Text>
    ),
  },
  {
    header: 'Email',
    cell: ({ emails }) => <span style={{ overflowWrap: 'anywhere' }}>{emails[0] ?? '–'}</span>,
  },
  {
    header: 'Conversations',
    cell: ({ conversations_count }) => conversations_count,
    width: '8.5rem',
    align: 'right',
  },
  {
    header: 'Last conversation',
    cell: ({ last_conversation_at }) => <Time value={last_conversation_at} />,
    width: '10rem',
    align: 'right',
  },
]
