import type { SavedReply } from '@foyer/sdk'
import { Text } from '@mantine/core'
import type { Column } from '../../parts/DataTable.tsx'
import { languageName } from '../../parts/languages.ts'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { Time } from '../../parts/Time.tsx'

export const savedReplyColumns: Column<SavedReply>[] = [
  {
    header: 'Title',
    cell: ({ title, archived }) => (
      <Text span fw={500} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {title} {archived && <StatusBadge status="archived" />}
      </Text>
    ),
    width: '30%',
  },
  {
    header: 'Text',
    cell: ({ body }) => (
      <Text size="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {body}
      </Text>
    ),
  },
  {
    header: 'Language',
    cell: ({ locale }) => (locale ? languageName(locale) : 'Any'),
    width: '8rem',
  },
  {
    header: 'Created',
    cell: ({ created_at }) => <Time value={created_at} />,
    width: '8.5rem',
    align: 'right',
    wideOnly: true,
  },
]
