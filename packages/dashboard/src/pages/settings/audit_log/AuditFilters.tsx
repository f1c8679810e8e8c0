import { eventTypes } from '@foyer/contract/event_types'
import type { AuditLogEntry } from '@foyer/sdk'
import { Button } from '@mantine/core'
import { X } from 'lucide-react'
import type { auditFilters } from '../../../filters.ts'
import { FilterSelect } from '../../../parts/FilterSelect.tsx'
import { PeriodFilter } from '../../../parts/PeriodFilter.tsx'
import { usePeople } from '../use_people.ts'
import classes from './AuditFilters.module.css'
import { objectLabel } from './entry_words.ts'
import { whoOptions } from './who_options.ts'

type Filters = ReturnType<typeof auditFilters>

const kindOptions = Object.keys(eventTypes)
  .map((value) => ({ value, label: objectLabel(value) }))
  .sort((one, other) => one.label.localeCompare(other.label))

interface AuditFiltersProps {
  filters: Filters
  entries: AuditLogEntry[]
  onChange: (changed: Filters) => void
  onClear: (() => void) | undefined
}

export function AuditFilters({ filters, entries, onChange, onClear }: AuditFiltersProps) {
  const { who, kind, since, until } = filters
  const people = usePeople()
  return (
    <search className={classes.filters} aria-label="Audit log">
      <FilterSelect
        label="Who"
        any="Everyone"
        options={whoOptions(people, entries, who)}
        value={who}
        onChange={(chosen) => onChange({ who: chosen })}
      />
      <FilterSelect
        label="Type"
        any="Any type"
        options={kindOptions}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      <PeriodFilter period={{ since, until }} onChange={onChange} />
      {onClear && (
        <Button variant="subtle" color="gray" leftSection={<X size={16} aria-hidden />} onClick={onClear}>
          Clear filters
        </Button>
      )}
    </search>
  )
}
