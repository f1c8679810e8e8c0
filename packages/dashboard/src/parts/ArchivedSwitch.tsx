import { Switch } from '@mantine/core'

interface ArchivedSwitchProps {
  /** What the list has: "services". */
  what?: string
  archived: 'yes' | undefined
  onChange: (archived: 'yes' | undefined) => void
}

export function ArchivedSwitch({ what, archived, onChange }: ArchivedSwitchProps) {
  return (
    <Switch
      label={what ? `Show archived ${what}` : 'Show archived'}
      checked={archived === 'yes'}
      onChange={({ currentTarget: { checked } }) => onChange(checked ? 'yes' : undefined)}
    />
  )
}
