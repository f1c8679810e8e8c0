import { Group } from '@mantine/core'
import type { factFilters, factViews } from '../../../filters.ts'
import { AgentFilter } from '../../../parts/AgentFilter.tsx'
import { ArchivedSwitch } from '../../../parts/ArchivedSwitch.tsx'
import { FilterSelect } from '../../../parts/FilterSelect.tsx'
import { SearchInput } from '../../../parts/SearchInput.tsx'
import { topicOptions } from '../words.ts'

type Filters = ReturnType<typeof factFilters>

const views: { value: (typeof factViews)[number]; label: string }[] = [
  { value: 'unreviewed', label: 'Not reviewed' },
  { value: 'own', label: 'Added by your team' },
  { value: 'universal', label: 'Always included' },
  { value: 'unsupported', label: 'No longer in the source' },
]

interface FactFiltersProps {
  filters: Filters
  onChange: (changed: { [Each in keyof Filters]?: string | undefined }) => void
}

export function FactFilters({ filters, onChange }: FactFiltersProps) {
  const { view, topic, agent, query, archived } = filters
  return (
    <Group gap="sm" role="search">
      <SearchInput label="Search facts" value={query} onChange={(words) => onChange({ query: words })} />
      <FilterSelect
        label="Show"
        any="All facts"
        options={views}
        value={view}
        onChange={(chosen) => onChange({ view: chosen })}
      />
      <FilterSelect
        label="Topic"
        any="Any topic"
        options={topicOptions}
        value={topic}
        onChange={(chosen) => onChange({ topic: chosen })}
      />
      <AgentFilter value={agent} onChange={(slug) => onChange({ agent: slug })} />
      <ArchivedSwitch archived={archived} onChange={(yes) => onChange({ archived: yes })} />
    </Group>
  )
}
