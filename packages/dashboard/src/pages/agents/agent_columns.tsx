import type { Agent } from '@foyer/sdk'
import { Text } from '@mantine/core'
import type { Column } from '../../parts/DataTable.tsx'
import { languageName } from '../../parts/languages.ts'
import { Time } from '../../parts/Time.tsx'
import { AgentMenu } from './AgentMenu.tsx'
import { AgentStatus } from './AgentStatus.tsx'
import { archetypes } from './archetypes.ts'

export const agentColumns: Column<Agent>[] = [
  { header: 'Agent', cell: ({ name }) => name },
  { header: 'Purpose', width: '9rem', cell: ({ archetype }) => archetypes[archetype].label },
  {
    header: 'Languages',
    width: '12rem',
    cell: ({ languages }) => (
      <Text size="sm" lineClamp={1}>
        {languages.map(languageName).join(', ')}
      </Text>
    ),
  },
  {
    header: 'Status',
    width: '8rem',
    cell: (agent) => <AgentStatus agent={agent} />,
  },
  {
    header: 'Created',
    width: '9.5rem',
    wideOnly: true,
    cell: ({ created_at }) => (
      <Text size="sm" c="dimmed">
        <Time value={created_at} />
      </Text>
    ),
  },
  { header: 'Actions', width: '6rem', align: 'right', cell: (agent) => <AgentMenu agent={agent} /> },
]
