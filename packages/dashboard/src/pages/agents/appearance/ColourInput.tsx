import { CloseButton, TextInput } from '@mantine/core'
import classes from './ColourInput.module.css'

interface ColourInputProps {
  value: string
  onChange: (colour: string) => void
  error: string | undefined
  readOnly: boolean
}

/** Foyer's own, where an organization has none. */
const ours = '#2b6a5d'

/** To pick by eye, or to paste from a style guide. */
export function ColourInput({ value, onChange, error, readOnly }: ColourInputProps) {
  return (
    <TextInput
      label="Color"
      description="Used for buttons, links and the visitor’s messages. Text on it is made light or dark, so that it stays readable."
      placeholder={ours}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      readOnly={readOnly}
      maw="20rem"
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label="Pick a color"
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : ours}
          onChange={(event) => onChange(event.currentTarget.value)}
          disabled={readOnly}
        />
      }
      leftSectionPointerEvents="all"
      rightSection={
        value !== '' &&
        !readOnly && <CloseButton aria-label="Use Foyer’s color" onClick={() => onChange('')} />
      }
    />
  )
}
