import { Anchor, Button, Divider, PasswordInput, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { auth } from '../../api/auth.ts'
import { fieldErrors } from '../../api/field_errors.ts'
import { canUsePasskeys } from '../../api/passkey.ts'
import { installationQuery, startSession, useSessionQuery } from '../../api/session.ts'
import { useAsksCode } from '../../api/use_asks_code.ts'
import { CenteredPage } from '../../layout/CenteredPage.tsx'
import { CodeInput } from '../../parts/CodeInput.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { textOf } from '../../parts/form_text.ts'
import { EmailInput } from './EmailInput.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SetupNotice } from './SetupNotice.tsx'
import { SingleSignOnButton } from './SingleSignOnButton.tsx'

const route = getRouteApi('/sign-in')

/** Where everybody begins who is not signed in; afterwards they are where they wanted to be. */
export function SignInPage() {
  const { next = '/' } = route.useSearch()
  const navigate = useNavigate()
  const session = useSessionQuery()
  const installation = useQuery(installationQuery)
  const isSignedIn = Boolean(session.data)
  useEffect(() => {
    if (isSignedIn) navigate({ to: next, replace: true })
  }, [isSignedIn, navigate, next])
  if (isSignedIn) return null
  const { set_up = true, password_sign_in = true, passkeys = false, single_sign_on } = installation.data ?? {}
  if (!set_up) return <SetupNotice />
  const provider = single_sign_on && (
    <SingleSignOnButton name={single_sign_on.name} next={next} primary={!password_sign_in} />
  )
  if (!password_sign_in) return <CenteredPage title="Sign in">{provider}</CenteredPage>
  const passkey = passkeys && canUsePasskeys() && <PasskeyButton />
  const others = (provider || passkey) && (
    <>
      {provider}
      {passkey}
    </>
  )
  return <PasswordSignIn others={others} />
}

/** In two steps where the account has a second factor. */
function PasswordSignIn({ others }: { others: ReactNode }) {
  const signIn = useMutation({
    mutationFn: (form: FormData) =>
      auth('signIn', {
        email: textOf(form, 'email'),
        password: textOf(form, 'password'),
        ...(form.has('code') && { code: textOf(form, 'code') }),
      }),
    onSuccess: startSession,
  })
  const [asksCode, startOver] = useAsksCode(signIn.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    signIn.mutate(new FormData(event.currentTarget))
  }
  const errors = fieldErrors(signIn.error)
  return (
    <CenteredPage title={asksCode ? 'Enter your code' : 'Sign in'}>
      <form onSubmit={submit}>
        <Stack>
          <Stack display={asksCode ? 'none' : undefined}>
            <EmailInput autoFocus error={errors.email} />
            <PasswordInput
              label="Password"
              name="password"
              autoComplete="current-password"
              required
              error={errors.password}
            />
          </Stack>
          {asksCode && <CodeInput error={signIn.error} />}
          <FormError error={signIn.error} fields={asksCode ? ['code'] : ['email', 'password']} />
          <Button type="submit" loading={signIn.isPending} fullWidth>
            Sign in
          </Button>
          {asksCode ? (
            <StartOver
              onClick={() => {
                signIn.reset()
                startOver()
              }}
            />
          ) : (
            <OtherWays others={others} />
          )}
        </Stack>
      </form>
    </CenteredPage>
  )
}

const StartOver = ({ onClick }: { onClick: () => void }) => (
  <Text size="sm">
    <Anchor component="button" type="button" size="sm" onClick={onClick}>
      Use another account
    </Anchor>
  </Text>
)

const OtherWays = ({ others }: { others: ReactNode }) => (
  <>
    {others && (
      <>
        <Divider label="or" />
        {others}
      </>
    )}
    <Text size="sm">
      <Anchor renderRoot={(props) => <Link {...props} to="/forgotten-password" />}>
        Forgot your password?
      </Anchor>
    </Text>
    <Text size="sm" c="dimmed">
      No account yet? Ask an owner of your organization to invite you.
    </Text>
  </>
)
