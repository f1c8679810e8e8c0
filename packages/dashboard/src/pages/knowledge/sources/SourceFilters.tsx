import { sourceStatuses } from '@foyer/contract/vocabulary'
import { Group, Switch } from '@mantine/core'
import { FilterSelect } from '../../../parts/FilterSelect.tsx'
import { labelOf } from '../../../parts/statuses.ts'

type Status = (typeof sourceStatuses)[number]

interface SourceFiltersProps {
  status: Status | undefined
  archived: 'yes' | undefined
  onChange: (changed: { status?: Status | undefined; archived?: 'yes' | undefined }) => void
}

const options = sourceStatuses.map((value) => ({ value, label: labelOf(value) }))

export function SourceFilters({ status, archived, onChange }: SourceFiltersProps) {
  return (
    <Group gap="md" role="search">
      <FilterSelect
        label="Status"
        any="Any status"
        options={options}
        value={status}
        onChange={(chosen) => onChange({ status: chosen })}
      />
      <Switch
        label="Archived ones, too"
        checked={archived === 'yes'}
        onChange={(event) => onChange({ archived: event.currentTarget.checked ? 'yes' : undefined })}
      />
    </Group>
  )
}
