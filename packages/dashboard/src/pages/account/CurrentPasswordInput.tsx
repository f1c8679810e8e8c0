import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** A session alone is not enough for what this page changes. */
export const CurrentPasswordInput = ({
  name = 'password',
  ...props
}: Pick<PasswordInputProps, 'error' | 'name'> & { 'data-autofocus'?: boolean }) => (
  <PasswordInput label="Current password" name={name} autoComplete="current-password" required {...props} />
)
