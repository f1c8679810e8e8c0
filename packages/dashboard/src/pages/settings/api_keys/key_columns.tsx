import type { ApiKey } from '@foyer/sdk'
import { Group, Text } from '@mantine/core'
import type { Column } from '../../../parts/DataTable.tsx'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { Time } from '../../../parts/Time.tsx'
import { EditKey } from './EditKey.tsx'
import { RevokeKey } from './RevokeKey.tsx'

const never = (
  <Text span c="dimmed" inherit>
    Never
  </Text>
)

export const keyColumns: Column<ApiKey>[] = [
  {
    header: 'Name',
    cell: ({ name }) => (
      <Text fw={500} size="sm">
        {name}
      </Text>
    ),
  },
  { header: 'Role', cell: ({ role }) => <StatusBadge status={role} />, width: '10rem' },
  {
    header: 'Created',
    cell: ({ created_at }) => <Time value={created_at} />,
    width: '8.5rem',
    wideOnly: true,
  },
  {
    header: 'Expires',
    cell: ({ expires_at }) => (expires_at ? <Time value={expires_at} /> : never),
    width: '8.5rem',
  },
  {
    header: 'Last used',
    cell: ({ last_used_at }) => (last_used_at ? <Time value={last_used_at} /> : never),
    width: '9rem',
  },
  {
    header: 'Actions',
    cell: (key) =>
      key.revoked_at ? (
        <StatusBadge status="revoked" />
      ) : (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <EditKey apiKey={key} />
          <RevokeKey apiKey={key} />
        </Group>
      ),
    width: '11rem',
    align: 'right',
  },
]
