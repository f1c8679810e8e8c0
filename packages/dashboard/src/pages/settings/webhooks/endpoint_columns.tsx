import type { WebhookEndpoint } from '@foyer/sdk'
import { Text } from '@mantine/core'
import type { Column } from '../../../parts/DataTable.tsx'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { Time } from '../../../parts/Time.tsx'
import { endpointStatus } from './endpoint_status.ts'
import { subscriptionLabel } from './event_groups.ts'

export const endpointColumns: Column<WebhookEndpoint>[] = [
  {
    header: 'URL',
    cell: ({ url, description }) => (
      <span>
        <Text span display="block" size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Text>
        {description && (
          <Text span display="block" size="xs" c="dimmed" fw={400}>
            {description}
          </Text>
        )}
      </span>
    ),
  },
  {
    header: 'Events',
    cell: ({ events }) => (
      <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
        {subscriptionLabel(events)}
      </Text>
    ),
    width: '30%',
  },
  {
    header: 'Status',
    cell: (endpoint) => <StatusBadge status={endpointStatus(endpoint)} />,
    width: '8rem',
  },
  {
    header: 'Added',
    cell: ({ created_at }) => <Time value={created_at} />,
    width: '9rem',
    align: 'right',
    wideOnly: true,
  },
]
