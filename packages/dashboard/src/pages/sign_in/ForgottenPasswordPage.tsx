import { Anchor, Button, Code, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { auth } from '../../api/auth.ts'
import { fieldErrors } from '../../api/field_errors.ts'
import { installationQuery } from '../../api/session.ts'
import { CenteredPage } from '../../layout/CenteredPage.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { textOf } from '../../parts/form_text.ts'
import { EmailInput } from './EmailInput.tsx'

/** Asks for a link to a new password. It never says whether an address has an account. */
export function ForgottenPasswordPage() {
  const installation = useQuery(installationQuery)
  const request = useMutation({
    mutationFn: (form: FormData) => auth('requestPasswordReset', { email: textOf(form, 'email') }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    request.mutate(new FormData(event.currentTarget))
  }
  if (installation.data?.mail === false) return <NoMail />
  if (request.isSuccess)
    return (
      <CenteredPage title="Check your email">
        <Text>
          If there is an account with this address, a link is on its way. It can be used once and expires
          after one hour. If it does not arrive, check your spam folder.
        </Text>
        <SignInLink />
      </CenteredPage>
    )
  return (
    <CenteredPage
      title="Forgot your password?"
      description="You will get an email with a link to set a new one."
    >
      <form onSubmit={submit}>
        <Stack>
          <EmailInput autoFocus error={fieldErrors(request.error).email} />
          <FormError error={request.error} fields={['email']} />
          <Button type="submit" loading={request.isPending} fullWidth>
            Send reset link
          </Button>
          <SignInLink />
        </Stack>
      </form>
    </CenteredPage>
  )
}

function NoMail() {
  return (
    <CenteredPage title="Forgot your password?">
      <Text>
        This installation cannot send email. Ask your server administrator for a new password. They can create
        one with this command:
      </Text>
      <Code block mt="md">
        npx foyer members reset-password --email you@example.com
      </Code>
      <Text mt="md">Sign in with the password they give you, then change it on your account page.</Text>
      <SignInLink />
    </CenteredPage>
  )
}

const SignInLink = () => (
  <Text size="sm" mt="md">
    <Anchor renderRoot={(props) => <Link {...props} to="/sign-in" />}>Back to sign in</Anchor>
  </Text>
)
