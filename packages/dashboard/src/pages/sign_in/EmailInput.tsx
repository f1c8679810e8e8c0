import { TextInput, type TextInputProps } from '@mantine/core'

/** The address of an account, as password managers look for it. */
export const EmailInput = (props: Pick<TextInputProps, 'autoFocus' | 'error'>) => (
  <TextInput label="Email" name="email" type="email" autoComplete="username" required {...props} />
)
