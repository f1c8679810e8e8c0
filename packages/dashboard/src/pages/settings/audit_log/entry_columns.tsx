import type { AuditLogEntry } from '@foyer/sdk'
import { Text } from '@mantine/core'
import type { Column } from '../../../parts/DataTable.tsx'
import { Time } from '../../../parts/Time.tsx'
import { actorName, deedOf, objectLabel } from './entry_words.ts'

export const entryColumns: Column<AuditLogEntry>[] = [
  {
    header: 'Activity',
    cell: (entry) => (
      <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
        <Text span inherit fw={500}>
          {actorName(entry)}
        </Text>{' '}
        <Text span inherit fw={400}>
          {deedOf(entry)}
        </Text>
      </Text>
    ),
  },
  { header: 'Type', cell: ({ resource }) => objectLabel(resource.object), width: '14rem', wideOnly: true },
  {
    header: 'When',
    cell: ({ created_at }) => <Time value={created_at} exact />,
    width: '13rem',
    align: 'right',
  },
]
