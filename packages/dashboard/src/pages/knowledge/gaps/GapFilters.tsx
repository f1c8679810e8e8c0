import { Group, SegmentedControl } from '@mantine/core'
import { agentOptions, useAgents } from '../../../api/agents.ts'
import type { gapFilters } from '../../../filters.ts'
import { FilterSelect } from '../../../parts/FilterSelect.tsx'
import { SearchInput } from '../../../parts/SearchInput.tsx'

export type Filters = ReturnType<typeof gapFilters>

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'archived', label: 'Archived' },
  { value: 'all', label: 'All' },
]

interface GapFiltersProps {
  filters: Filters
  onChange: (changed: { [Each in keyof Filters]?: string | undefined }) => void
}

export function GapFilters({ filters: { status = 'open', agent, query }, onChange }: GapFiltersProps) {
  const agents = agentOptions(useAgents().data)
  return (
    <Group gap="sm" role="search">
      <SegmentedControl
        aria-label="Status"
        data={statuses}
        value={status}
        onChange={(chosen) => onChange({ status: chosen === 'open' ? undefined : chosen })}
      />
      <FilterSelect
        label="Agent"
        any="Any agent"
        options={agents}
        value={agent}
        onChange={(chosen) => onChange({ agent: chosen })}
      />
      <SearchInput label="Search questions" value={query} onChange={(words) => onChange({ query: words })} />
    </Group>
  )
}
