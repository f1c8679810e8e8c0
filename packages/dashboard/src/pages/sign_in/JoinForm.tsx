import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import type { FormEventHandler } from 'react'
import { fieldErrors } from '../../api/field_errors.ts'
import { useAsksCode } from '../../api/use_asks_code.ts'
import { CodeInput } from '../../parts/CodeInput.tsx'
import { FormError } from '../../parts/FormError.tsx'

interface JoinFormProps {
  /** Signed in to the account of that address; with one, but not signed in; or without. */
  how: 'signed_in' | 'account' | 'new'
  error: unknown
  busy: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
}

/** Asks for as little as the invitation needs. */
export function JoinForm({ how, error, busy, onSubmit }: JoinFormProps) {
  const errors = fieldErrors(error)
  const [asksCode] = useAsksCode(error)
  return (
    <form onSubmit={onSubmit}>
      <Stack>
        {how === 'new' && (
          <TextInput
            label="Your name"
            name="name"
            autoComplete="name"
            required
            autoFocus
            error={errors.name}
          />
        )}
        {how !== 'signed_in' && (
          <PasswordInput
            label={how === 'account' ? 'Your password' : 'Password'}
            description={
              how === 'account'
                ? 'You already have an account with this address. Enter its password to join.'
                : 'At least 12 characters. A whole sentence is easy to remember.'
            }
            name="password"
            autoComplete={how === 'account' ? 'current-password' : 'new-password'}
            required
            error={errors.password}
          />
        )}
        {asksCode && <CodeInput error={error} />}
        <FormError error={error} fields={how === 'signed_in' ? [] : ['name', 'password', 'code']} />
        <Button type="submit" loading={busy} fullWidth>
          {how === 'new' ? 'Create account and join' : 'Join'}
        </Button>
      </Stack>
    </form>
  )
}
