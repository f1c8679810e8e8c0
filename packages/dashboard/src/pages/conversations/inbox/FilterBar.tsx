import { conversationStatuses } from '@foyer/contract/vocabulary'
import { Button } from '@mantine/core'
import { X } from 'lucide-react'
import { AgentFilter } from '../../../parts/AgentFilter.tsx'
import { FilterSelect } from '../../../parts/FilterSelect.tsx'
import { FitFilter } from '../../../parts/FitFilter.tsx'
import { PeriodFilter } from '../../../parts/PeriodFilter.tsx'
import { SearchInput } from '../../../parts/SearchInput.tsx'
import { labelOf } from '../../../parts/statuses.ts'
import { AssigneeFilter } from './AssigneeFilter.tsx'
import classes from './FilterBar.module.css'
import type { InboxFilters } from './inbox_filters.ts'

interface FilterBarProps {
  filters: InboxFilters
  onChange: (changed: InboxFilters) => void
  /** Given while something is filtered. */
  onClear: (() => void) | undefined
}

const statusOptions = conversationStatuses.map((value) => ({ value, label: labelOf(value) }))

export function FilterBar({ filters, onChange, onClear }: FilterBarProps) {
  const { agent, status, fit, query, assignee } = filters
  return (
    <search className={classes.bar} aria-label="Conversations">
      <SearchInput
        label="Search conversations"
        value={query}
        onChange={(words) => onChange({ query: words })}
      />
      <AgentFilter value={agent} onChange={(slug) => onChange({ agent: slug })} />
      <FilterSelect
        label="Status"
        any="Any status"
        options={statusOptions}
        value={status}
        onChange={(word) => onChange({ status: word })}
      />
      <FitFilter value={fit} onChange={(word) => onChange({ fit: word })} />
      <AssigneeFilter value={assignee} onChange={(id) => onChange({ assignee: id })} />
      <PeriodFilter period={filters} onChange={onChange} />
      {onClear && (
        <Button variant="subtle" color="gray" leftSection={<X size={16} aria-hidden />} onClick={onClear}>
          Clear filters
        </Button>
      )}
    </search>
  )
}
