import { Button, Fieldset, MultiSelect, Stack, Text, TextInput } from '@mantine/core'
import classes from '../../../parts/FormRow.module.css'
import { RemoveButton } from '../../../parts/RemoveButton.tsx'
import { days, isWeekday } from '../days.ts'
import type { ContactValues } from './contact_values.ts'

type Hours = ContactValues['opening_hours'][number]

interface OpeningHoursProps {
  value: Hours[]
  onChange: (value: Hours[]) => void
  error: string | undefined
  readOnly: boolean
}

/** Rows of days with the same hours. */
export function OpeningHoursInput({ value, onChange, error, readOnly }: OpeningHoursProps) {
  const edit = (place: number, part: Partial<Hours>) =>
    onChange(value.map((hours, at) => (at === place ? { ...hours, ...part } : hours)))
  const add = () => onChange([...value, { days: [], opens: '09:00', closes: '17:00', note: '' }])
  return (
    <Fieldset legend="Opening hours" variant="unstyled">
      <Stack gap="xs">
        {value.map((hours, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and none is ever moved.
          <div key={place} className={classes.row}>
            <MultiSelect
              label="Days"
              data={days}
              value={hours.days}
              onChange={(chosen) => edit(place, { days: chosen.filter(isWeekday) })}
              readOnly={readOnly}
              className={classes.long}
            />
            <TextInput
              label="Opens"
              value={hours.opens}
              onChange={(event) => edit(place, { opens: event.currentTarget.value })}
              readOnly={readOnly}
              className={classes.short}
            />
            <TextInput
              label="Closes"
              value={hours.closes}
              onChange={(event) => edit(place, { closes: event.currentTarget.value })}
              readOnly={readOnly}
              className={classes.short}
            />
            <TextInput
              label="Note"
              placeholder="by appointment only"
              value={hours.note}
              onChange={(event) => edit(place, { note: event.currentTarget.value })}
              readOnly={readOnly}
              className={classes.long}
            />
            {!readOnly && (
              <RemoveButton
                className={classes.remove}
                what={`the opening hours in row ${place + 1}`}
                onClick={() => onChange(value.filter((_, at) => at !== place))}
              />
            )}
          </div>
        ))}
        {error && (
          <Text size="sm" c="var(--tone-bad)" role="alert">
            {error}
          </Text>
        )}
        {!readOnly && (
          <div>
            <Button variant="default" size="xs" onClick={add}>
              Add opening hours
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  )
}
