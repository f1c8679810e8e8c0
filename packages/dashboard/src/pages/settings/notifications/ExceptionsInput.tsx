import { Button, Checkbox, Fieldset, Stack, Text, TextInput } from '@mantine/core'
import classes from '../../../parts/FormRow.module.css'
import { RemoveButton } from '../../../parts/RemoveButton.tsx'
import { HoursFields } from './HoursFields.tsx'
import { type ExceptionRow, usualHours } from './office_hours_values.ts'

interface ExceptionsProps {
  value: ExceptionRow[]
  onChange: (value: ExceptionRow[]) => void
}

/** Dates with other hours than their weekday. */
export function ExceptionsInput({ value, onChange }: ExceptionsProps) {
  const edit = (place: number, part: Partial<ExceptionRow>) =>
    onChange(value.map((row, at) => (at === place ? { ...row, ...part } : row)))
  return (
    <Fieldset legend="Exceptions" variant="unstyled">
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          Days with different hours, such as public holidays.
        </Text>
        {value.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and none is ever moved.
          <div key={place} className={classes.row}>
            <TextInput
              label="Date"
              type="date"
              value={row.date}
              onChange={(event) => edit(place, { date: event.currentTarget.value })}
              required
              withAsterisk={false}
            />
            <Checkbox
              label="Closed"
              checked={row.closed}
              onChange={(event) => edit(place, { closed: event.currentTarget.checked })}
              pb="xs"
            />
            {!row.closed && <HoursFields value={row} onChange={(part) => edit(place, part)} />}
            <RemoveButton
              className={classes.remove}
              what={`the exception in row ${place + 1}`}
              onClick={() => onChange(value.filter((_, at) => at !== place))}
            />
          </div>
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            onClick={() => onChange([...value, { date: '', closed: true, ...usualHours }])}
          >
            Add exception
          </Button>
        </div>
      </Stack>
    </Fieldset>
  )
}
