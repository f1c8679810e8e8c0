import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect } from 'react'
import { auth } from '../../api/auth.ts'
import { fieldErrors } from '../../api/field_errors.ts'
import { installationQuery, startSession, useSessionQuery } from '../../api/session.ts'
import { CenteredPage } from '../../layout/CenteredPage.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { textOf } from '../../parts/form_text.ts'
import { SetupNotice } from './SetupNotice.tsx'

const route = getRouteApi('/sign-in')

/** Where everybody begins who is not signed in; afterwards they are where they wanted to be. */
export function SignInPage() {
  const { next = '/' } = route.useSearch()
  const navigate = useNavigate()
  const session = useSessionQuery()
  const installation = useQuery(installationQuery)
  const signIn = useMutation({
    mutationFn: (form: FormData) =>
      auth('signIn', { email: textOf(form, 'email'), password: textOf(form, 'password') }),
    onSuccess: startSession,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    signIn.mutate(new FormData(event.currentTarget))
  }
  const isSignedIn = Boolean(session.data)
  useEffect(() => {
    if (isSignedIn) navigate({ to: next, replace: true })
  }, [isSignedIn, navigate, next])
  if (isSignedIn) return null
  if (installation.data && !installation.data.set_up) return <SetupNotice />
  const errors = fieldErrors(signIn.error)
  return (
    <CenteredPage title="Sign in">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            autoFocus
            error={errors.email}
          />
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
          <FormError error={signIn.error} fields={['email', 'password']} />
          <Button type="submit" loading={signIn.isPending} fullWidth>
            Sign in
          </Button>
          <Text size="sm">
            <Anchor renderRoot={(props) => <Link {...props} to="/forgotten-password" />}>
              Forgot your password?
            </Anchor>
          </Text>
          <Text size="sm" c="dimmed">
            No account yet? Ask an owner of your organization to invite you.
          </Text>
        </Stack>
      </form>
    </CenteredPage>
  )
}
