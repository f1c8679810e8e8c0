import { Button, Group, Popover, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { CalendarDays } from 'lucide-react'
import { lastDays, type Period, periodLabel } from './period.ts'

interface PeriodFilterProps {
  period: Period
  onChange: (period: Period) => void
}

const presets = [
  { label: 'Today', days: 1 },
  { label: '7 days', days: 7 },
  { label: '30 days', days: 30 },
]

/** When it happened: one of a few usual periods, or any days. */
export function PeriodFilter({ period, onChange }: PeriodFilterProps) {
  const [opened, { toggle, close }] = useDisclosure()
  const { since, until } = period
  const label = periodLabel(period)
  const choose = (chosen: Period) => {
    onChange(chosen)
    close()
  }
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant={label ? 'light' : 'default'}
          leftSection={<CalendarDays size={16} aria-hidden />}
          onClick={toggle}
        >
          {label ?? 'Any time'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Period">
        <Stack gap="sm">
          <Group gap="xs">
            {presets.map(({ label: name, days }) => (
              <Button
                key={name}
                size="compact-sm"
                variant="default"
                onClick={() => choose(lastDays(days, new Date()))}
              >
                {name}
              </Button>
            ))}
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => choose({ since: undefined, until: undefined })}
            >
              Any time
            </Button>
          </Group>
          <Group gap="xs" grow>
            <TextInput
              type="date"
              label="From"
              value={since ?? ''}
              max={until}
              onChange={(event) => onChange({ since: event.currentTarget.value || undefined })}
            />
            <TextInput
              type="date"
              label="Until"
              value={until ?? ''}
              min={since}
              onChange={(event) => onChange({ until: event.currentTarget.value || undefined })}
            />
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
