import { sourceOrders, sourceStatuses } from '@foyer/contract/vocabulary'
import { Group, Select } from '@mantine/core'
import type { sourceFilters } from '../../../filters.ts'
import { ArchivedSwitch } from '../../../parts/ArchivedSwitch.tsx'
import { FilterSelect } from '../../../parts/FilterSelect.tsx'
import { SearchInput } from '../../../parts/SearchInput.tsx'
import { labelOf } from '../../../parts/statuses.ts'

type Filters = ReturnType<typeof sourceFilters>

interface SourceFiltersProps {
  filters: Filters
  onChange: (changed: { [Each in keyof Filters]?: string | undefined }) => void
}

const orderWords: Record<(typeof sourceOrders)[number], string> = {
  newest: 'Newest first',
  title: 'By title',
  facts: 'Most facts first',
  last_read: 'Recently synced first',
}
const orders = sourceOrders.map((value) => ({ value, label: orderWords[value] }))

const options = sourceStatuses.map((value) => ({ value, label: labelOf(value) }))

export function SourceFilters({ filters, onChange }: SourceFiltersProps) {
  const { status, archived, query, order = 'newest' } = filters
  return (
    <Group gap="sm" role="search">
      <SearchInput label="Search sources" value={query} onChange={(words) => onChange({ query: words })} />
      <FilterSelect
        label="Status"
        any="Any status"
        options={options}
        value={status}
        onChange={(chosen) => onChange({ status: chosen })}
      />
      <Select
        aria-label="Sort by"
        data={orders}
        value={order}
        onChange={(chosen) => onChange({ order: chosen === 'newest' ? undefined : (chosen ?? undefined) })}
        allowDeselect={false}
        w={{ base: '100%', xs: 180 }}
      />
      <ArchivedSwitch archived={archived} onChange={(yes) => onChange({ archived: yes })} />
    </Group>
  )
}
