import { Button, Fieldset, MultiSelect, Stack, Text } from '@mantine/core'
import classes from '../../../parts/FormRow.module.css'
import { RemoveButton } from '../../../parts/RemoveButton.tsx'
import { days, isWeekday } from '../days.ts'
import { HoursFields } from './HoursFields.tsx'
import { usualHours, type WeeklyRow } from './office_hours_values.ts'

interface WeeklyHoursProps {
  value: WeeklyRow[]
  onChange: (value: WeeklyRow[]) => void
}

/** Rows of days with the same hours. */
export function WeeklyHoursInput({ value, onChange }: WeeklyHoursProps) {
  const edit = (place: number, part: Partial<WeeklyRow>) =>
    onChange(value.map((row, at) => (at === place ? { ...row, ...part } : row)))
  return (
    <Fieldset legend="Every week" variant="unstyled">
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          Days that are not listed are closed.
        </Text>
        {value.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and none is ever moved.
          <div key={place} className={classes.row}>
            <MultiSelect
              label="Days"
              data={days}
              value={row.days}
              onChange={(chosen) => edit(place, { days: chosen.filter(isWeekday) })}
              className={classes.long}
            />
            <HoursFields value={row} onChange={(part) => edit(place, part)} />
            <RemoveButton
              className={classes.remove}
              what={`the hours in row ${place + 1}`}
              onClick={() => onChange(value.filter((_, at) => at !== place))}
            />
          </div>
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            onClick={() => onChange([...value, { days: [], ...usualHours }])}
          >
            Add hours
          </Button>
        </div>
      </Stack>
    </Fieldset>
  )
}
