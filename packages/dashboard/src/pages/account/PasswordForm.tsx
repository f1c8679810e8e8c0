import { Anchor, Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { auth, type Session } from '../../api/auth.ts'
import { fieldErrors } from '../../api/field_errors.ts'
import { personClient } from '../../api/query_client.ts'
import { startSession } from '../../api/session.ts'
import { FormError } from '../../parts/FormError.tsx'
import { textOf } from '../../parts/form_text.ts'
import { notifyDone } from '../../parts/notify.tsx'
import { Section } from '../../parts/Section.tsx'
import { CurrentPasswordInput } from './CurrentPasswordInput.tsx'

const fields = ['current_password', 'new_password']

export function PasswordForm({ person }: { person: Session['person'] }) {
  return person.has_password ? <ChangePassword /> : <NoPassword />
}

const NoPassword = () => (
  <Section title="Password">
    <Text size="sm">
      You sign in through single sign-on and have no password. If you want one,{' '}
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/forgotten-password" />}>
        request a link to set it
      </Anchor>
      .
    </Text>
  </Section>
)

function ChangePassword() {
  const form = useRef<HTMLFormElement>(null)
  const change = useMutation({
    mutationFn: (given: FormData) =>
      auth('changePassword', {
        current_password: textOf(given, 'current_password'),
        new_password: textOf(given, 'new_password'),
      }),
    onSuccess: (session) => {
      startSession(session)
      personClient.invalidateQueries({ queryKey: ['sessions'] })
      form.current?.reset()
      notifyDone('Password changed. Other browsers are signed out.')
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    change.mutate(new FormData(event.currentTarget))
  }
  const errors = fieldErrors(change.error)
  return (
    <Section title="Password" description="Changing it signs you out everywhere else.">
      <form onSubmit={submit} ref={form}>
        <Stack>
          <CurrentPasswordInput name="current_password" error={errors.current_password} />
          <PasswordInput
            label="New password"
            description="At least 12 characters. A whole sentence is easy to remember."
            name="new_password"
            autoComplete="new-password"
            required
            error={errors.new_password}
          />
          <FormError error={change.error} fields={fields} />
          <div>
            <Button type="submit" loading={change.isPending}>
              Change password
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  )
}
