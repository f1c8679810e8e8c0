import { useTeammates } from '../../../api/teammates.ts'
import { FilterSelect } from '../../../parts/FilterSelect.tsx'

interface AssigneeFilterProps {
  /** The id of a member, `me` or `none`. */
  value: string | undefined
  onChange: (assignee: string | undefined) => void
}

export function AssigneeFilter(props: AssigneeFilterProps) {
  const others = (useTeammates().data ?? []).filter(({ is_you }) => !is_you)
  const options = [
    { value: 'me', label: 'Me' },
    { value: 'none', label: 'Unassigned' },
    ...others.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return <FilterSelect label="Assignee" any="Any assignee" options={options} {...props} />
}
