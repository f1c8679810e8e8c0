import { Group, SegmentedControl, Select } from '@mantine/core'
import type { gapFilters } from '../../../filters.ts'
import { AgentFilter } from '../../../parts/AgentFilter.tsx'
import { SearchInput } from '../../../parts/SearchInput.tsx'

type Filters = ReturnType<typeof gapFilters>

const statuses = [
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
  { value: 'archived', label: 'Archived' },
  { value: 'all', label: 'All' },
]

const orders = [
  { value: 'occurrences', label: 'Most asked first' },
  { value: 'newest', label: 'Newest first' },
]

interface GapFiltersProps {
  filters: Filters
  onChange: (changed: { [Each in keyof Filters]?: string | undefined }) => void
}

export function GapFilters({ filters, onChange }: GapFiltersProps) {
  const { status = 'open', agent, query, order = 'occurrences' } = filters
  return (
    <Group gap="sm" role="search">
      <SegmentedControl
        aria-label="Status"
        data={statuses}
        value={status}
        onChange={(chosen) => onChange({ status: chosen === 'open' ? undefined : chosen })}
      />
      <AgentFilter value={agent} onChange={(slug) => onChange({ agent: slug })} />
      <SearchInput label="Search questions" value={query} onChange={(words) => onChange({ query: words })} />
      <Select
        aria-label="Sort by"
        data={orders}
        value={order}
        onChange={(chosen) => onChange({ order: chosen === 'newest' ? chosen : undefined })}
        allowDeselect={false}
        w={{ base: '100%', xs: 180 }}
      />
    </Group>
  )
}
