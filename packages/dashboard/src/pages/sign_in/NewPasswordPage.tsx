import { Anchor, Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { auth } from '../../api/auth.ts'
import { fieldErrors } from '../../api/field_errors.ts'
import { startSession } from '../../api/session.ts'
import { useAsksCode } from '../../api/use_asks_code.ts'
import { CenteredPage } from '../../layout/CenteredPage.tsx'
import { CodeInput } from '../../parts/CodeInput.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { textOf } from '../../parts/form_text.ts'

/** Where the link of a forgotten password leads. Afterwards the person is signed in here, and nowhere else. */
export function NewPasswordPage() {
  const { hash: token } = useLocation()
  const navigate = useNavigate()
  const reset = useMutation({
    mutationFn: (form: FormData) =>
      auth('resetPassword', {
        token,
        new_password: textOf(form, 'new_password'),
        ...(form.has('code') && { code: textOf(form, 'code') }),
      }),
    onSuccess: (session) => {
      startSession(session)
      return navigate({ to: '/', replace: true })
    },
  })
  const [asksCode] = useAsksCode(reset.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    reset.mutate(new FormData(event.currentTarget))
  }
  if (token === '')
    return (
      <CenteredPage title="This link cannot be used">
        <Text>The link is incomplete. Copy all of it from the email, including the part after the #.</Text>
        <RequestLink />
      </CenteredPage>
    )
  const errors = fieldErrors(reset.error)
  return (
    <CenteredPage title="Set a new password" description="This signs you out everywhere else.">
      <form onSubmit={submit}>
        <Stack>
          <PasswordInput
            label="New password"
            description="At least 12 characters. A whole sentence is easy to remember."
            name="new_password"
            autoComplete="new-password"
            required
            autoFocus
            error={errors.new_password}
          />
          {asksCode && <CodeInput error={reset.error} />}
          <FormError error={reset.error} fields={['new_password', 'code']} />
          <Button type="submit" loading={reset.isPending} fullWidth>
            Set password
          </Button>
          {errors.token && <RequestLink />}
        </Stack>
      </form>
    </CenteredPage>
  )
}

const RequestLink = () => (
  <Text size="sm" mt="md">
    <Anchor renderRoot={(props) => <Link {...props} to="/forgotten-password" />}>Request a new link</Anchor>
  </Text>
)
