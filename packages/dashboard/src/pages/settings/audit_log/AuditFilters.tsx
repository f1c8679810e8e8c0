import { eventTypes } from '@foyer/contract/event_types'
import type { AuditLogEntry } from '@foyer/sdk'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import type { auditFilters } from '../../../filters.ts'
import { FilterSelect } from '../../../parts/FilterSelect.tsx'
import { PeriodFilter } from '../../../parts/PeriodFilter.tsx'
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
  const foyer = useFoyer()
  const isOwner = useDisabledReason('manage') === null
  const { data: members = [] } = useQuery({
    queryKey: ['members', 'people'],
    queryFn: async ({ signal }) => (await foyer.members.list({ limit: 100 }, { signal })).data,
    // Others can see what was done, but not the list of members.
    enabled: isOwner,
  })
  return (
    <search className={classes.filters} aria-label="Audit log">
      <FilterSelect
        label="Who"
        any="Everyone"
        options={whoOptions(members, entries, who)}
        value={who}
        onChange={(chosen) => onChange({ who: chosen })}
      />
      <FilterSelect
        label="Kind"
        any="Any kind"
        options={kindOptions}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      <PeriodFilter period={{ since, until }} onChange={onChange} verb="Happened" />
      {onClear && (
        <Button variant="subtle" color="gray" leftSection={<X size={16} aria-hidden />} onClick={onClear}>
          Clear filters
        </Button>
      )}
    </search>
  )
}
