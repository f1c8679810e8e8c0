import type { MemberNotifications } from '@foyer/sdk'
import { Group, Stack, Switch, TextInput } from '@mantine/core'
import { browserTimezone, TimezoneSelect } from '../../../parts/TimezoneSelect.tsx'

type QuietHours = MemberNotifications['quiet_hours']

interface QuietHoursProps {
  value: QuietHours
  onChange: (value: QuietHours) => void
  errors: Record<string, string>
}

const usual = () => ({
  from: '20:00',
  until: '07:00',
  timezone: browserTimezone,
})

export function QuietHoursInput({ value, onChange, errors }: QuietHoursProps) {
  return (
    <Stack gap="xs">
      <Switch
        label="Quiet hours"
        description="You get no notifications during these hours. When they end, you get one email with everything you missed."
        checked={value !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? usual() : null)}
      />
      {value && (
        <Group gap="xs" align="flex-start">
          <TextInput
            label="From"
            type="time"
            value={value.from}
            onChange={(event) => onChange({ ...value, from: event.currentTarget.value })}
            error={errors['quiet_hours.from']}
            required
            withAsterisk={false}
            w="8rem"
          />
          <TextInput
            label="Until"
            type="time"
            value={value.until}
            onChange={(event) => onChange({ ...value, until: event.currentTarget.value })}
            error={errors['quiet_hours.until']}
            required
            withAsterisk={false}
            w="8rem"
          />
          <TimezoneSelect
            value={value.timezone}
            onChange={(timezone) => timezone && onChange({ ...value, timezone })}
            error={errors['quiet_hours.timezone']}
            flex="1 1 12rem"
          />
        </Group>
      )}
    </Stack>
  )
}
