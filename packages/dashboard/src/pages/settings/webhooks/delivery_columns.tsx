import type { WebhookDelivery } from '@foyer/sdk'
import { Code, Text } from '@mantine/core'
import type { Column } from '../../../parts/DataTable.tsx'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { Time } from '../../../parts/Time.tsx'
import { answerLabel, deliveryStatus, nextTry } from './delivery_words.ts'

export const deliveryColumns: Column<WebhookDelivery>[] = [
  {
    header: 'Event',
    cell: ({ event_type }) => <Code style={{ overflowWrap: 'anywhere' }}>{event_type}</Code>,
  },
  { header: 'Status', cell: (delivery) => <StatusBadge status={deliveryStatus(delivery)} />, width: '8rem' },
  { header: 'Response', cell: answerLabel, width: '7.5rem' },
  { header: 'Attempts', cell: ({ attempts }) => attempts, width: '6rem', align: 'right' },
  {
    header: 'Next attempt',
    cell: (delivery) => (
      <Text span size="sm" c="dimmed">
        {nextTry(delivery, new Date()) ?? '–'}
      </Text>
    ),
    width: '12rem',
  },
  {
    header: 'Created',
    cell: ({ created_at }) => <Time value={created_at} />,
    width: '9rem',
    align: 'right',
  },
]
