import { Button, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { auth, type InvitationView } from '../../api/auth.ts'
import { installationQuery, startSession, useSessionQuery } from '../../api/session.ts'
import { CenteredPage } from '../../layout/CenteredPage.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { textOf } from '../../parts/form_text.ts'
import { labelOf } from '../../parts/statuses.ts'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { JoinForm } from './JoinForm.tsx'
import { SingleSignOnButton } from './SingleSignOnButton.tsx'

/** An invitation: into a new account, or one that exists. */
export function JoinPage() {
  const { hash: token } = useLocation()
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => auth('viewInvitation', { token }),
    enabled: token !== '',
  })
  if (invitation.data) return <Invited token={token} invitation={invitation.data} />
  if (!invitation.isError && token !== '')
    return (
      <CenteredPage title="Invitation">
        <TextSkeleton label="the invitation" />
      </CenteredPage>
    )
  return (
    <CenteredPage title="This invitation cannot be used">
      {invitation.isError ? (
        <ErrorNotice error={invitation.error} />
      ) : (
        <Text>The link is incomplete. Copy all of it, including the part after the #.</Text>
      )}
      <Button variant="default" mt="md" renderRoot={(props) => <Link {...props} to="/sign-in" />}>
        Sign in instead
      </Button>
    </CenteredPage>
  )
}

function Invited({ token, invitation }: { token: string; invitation: InvitationView }) {
  const { organization, email, role, has_account } = invitation
  const navigate = useNavigate()
  const person = useSessionQuery().data?.person
  const accept = useMutation({
    mutationFn: (form: FormData) =>
      auth('acceptInvitation', {
        token,
        ...(form.has('name') && { name: textOf(form, 'name') }),
        ...(form.has('password') && { password: textOf(form, 'password') }),
        ...(form.has('code') && { code: textOf(form, 'code') }),
      }),
    onSuccess: (session) => {
      startSession(session)
      const joined = session.organizations.find(({ name }) => name === organization)
      return joined
        ? navigate({ to: '/o/$org', params: { org: joined.slug }, replace: true })
        : navigate({ to: '/', replace: true })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    accept.mutate(new FormData(event.currentTarget))
  }
  const { password_sign_in = true, single_sign_on } = useQuery(installationQuery).data ?? {}
  const isSignedIn = person?.email.toLowerCase() === email.toLowerCase()
  return (
    <CenteredPage
      title={`Join ${organization}`}
      description={
        <>
          You have been invited to join as {role === 'viewer' ? 'a' : 'an'} {labelOf(role).toLowerCase()}. You
          sign in with <strong>{email}</strong>.
        </>
      }
    >
      <Stack>
        {(password_sign_in || isSignedIn) && (
          <JoinForm
            how={isSignedIn ? 'signed_in' : has_account ? 'account' : 'new'}
            error={accept.error}
            busy={accept.isPending}
            onSubmit={submit}
          />
        )}
        {single_sign_on && !isSignedIn && (
          <SingleSignOnButton name={single_sign_on.name} next="/" primary={!password_sign_in} />
        )}
      </Stack>
    </CenteredPage>
  )
}
