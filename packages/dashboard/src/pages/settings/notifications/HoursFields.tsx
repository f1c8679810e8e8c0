import { TextInput } from '@mantine/core'
import classes from '../../../parts/FormRow.module.css'

interface Hours {
  opens: string
  closes: string
}

/** Plain text, not the browser's own field for times: that one does not know 24:00. */
export function HoursFields({ value, onChange }: { value: Hours; onChange: (part: Partial<Hours>) => void }) {
  return (
    <>
      <TextInput
        label="Opens"
        value={value.opens}
        onChange={(event) => onChange({ opens: event.currentTarget.value })}
        required
        withAsterisk={false}
        className={classes.short}
      />
      <TextInput
        label="Closes"
        value={value.closes}
        onChange={(event) => onChange({ closes: event.currentTarget.value })}
        required
        withAsterisk={false}
        className={classes.short}
      />
    </>
  )
}
