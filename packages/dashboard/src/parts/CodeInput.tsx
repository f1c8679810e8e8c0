import { FoyerError } from '@foyer/sdk'
import { TextInput } from '@mantine/core'
import { fieldErrors } from '../api/field_errors.ts'

interface CodeInputProps {
  /** Of the form; that a code is missing is no mistake yet. */
  error: unknown
  /** Where only the app can have it: there are no recovery codes yet. */
  appOnly?: boolean
}

/** The second factor: a code of the app, or one of the recovery codes. */
export function CodeInput({ error, appOnly }: CodeInputProps) {
  const isMissing = error instanceof FoyerError && error.code === 'parameter_missing'
  return (
    <TextInput
      label="Code"
      description={
        appOnly
          ? 'The 6 digits that the app shows now.'
          : 'The 6 digits that your authenticator app shows, or one of your recovery codes.'
      }
      name="code"
      autoComplete="one-time-code"
      required
      autoFocus
      data-autofocus
      error={isMissing ? undefined : fieldErrors(error).code}
    />
  )
}
