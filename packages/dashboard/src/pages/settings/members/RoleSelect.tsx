import { type MemberRole, memberRoles } from '@foyer/contract/vocabulary'
import { Select, type SelectProps } from '@mantine/core'
import { labelOf } from '../../../parts/statuses.ts'

const options = memberRoles.map((value) => ({ value, label: labelOf(value) }))

interface RoleSelectProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  value: MemberRole
  onChange: (role: MemberRole) => void
}

export function RoleSelect({ value, onChange, ...props }: RoleSelectProps) {
  return (
    <Select
      {...props}
      data={options}
      value={value}
      allowDeselect={false}
      onChange={(chosen) => {
        const role = memberRoles.find((each) => each === chosen)
        if (role && role !== value) onChange(role)
      }}
    />
  )
}
