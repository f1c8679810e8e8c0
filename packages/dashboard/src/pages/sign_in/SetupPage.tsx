import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { auth } from '../../api/auth.ts'
import { fieldErrors } from '../../api/field_errors.ts'
import { installationQuery, startSession } from '../../api/session.ts'
import { CenteredPage } from '../../layout/CenteredPage.tsx'
import { FormError } from '../../parts/FormError.tsx'
import { textOf } from '../../parts/form_text.ts'
import { browserTimezone, TimezoneSelect } from '../../parts/TimezoneSelect.tsx'
import { EmailInput } from './EmailInput.tsx'
import { SetupNotice } from './SetupNotice.tsx'

const fields = ['name', 'email', 'password', 'organization', 'timezone']

/** The first owner, by the link that the server printed. */
export function SetupPage() {
  const { hash: token } = useLocation()
  const navigate = useNavigate()
  const [namesOrganization, setNamesOrganization] = useState(false)
  const installation = useQuery(installationQuery)
  const setUp = useMutation({
    mutationFn: (form: FormData) => {
      const organization = textOf(form, 'organization').trim()
      return auth('setUp', {
        token,
        name: textOf(form, 'name'),
        email: textOf(form, 'email'),
        password: textOf(form, 'password'),
        ...(organization && { organization, timezone: textOf(form, 'timezone') }),
      })
    },
    onSuccess: (session, form) => {
      startSession(session)
      const wanted = textOf(form, 'organization').trim()
      const made = session.organizations.find(({ name }) => name === wanted)
      return made
        ? navigate({ to: '/o/$org', params: { org: made.slug }, replace: true })
        : navigate({ to: '/', replace: true })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setUp.mutate(new FormData(event.currentTarget))
  }
  if (installation.data?.set_up && !setUp.isSuccess) return <SetUpAlready />
  if (!token) return <SetupNotice />
  const errors = fieldErrors(setUp.error)
  return (
    <CenteredPage title="Create your account" description="You will be the owner of this installation.">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Your name"
            name="name"
            autoComplete="name"
            required
            autoFocus
            error={errors.name}
          />
          <EmailInput error={errors.email} />
          <PasswordInput
            label="Password"
            description="At least 12 characters. A whole sentence is easy to remember."
            name="password"
            autoComplete="new-password"
            required
            error={errors.password}
          />
          <TextInput
            label="Your organization"
            description="Separate from the demo. You can also create it later."
            name="organization"
            autoComplete="organization"
            onChange={(event) => setNamesOrganization(event.currentTarget.value.trim() !== '')}
            error={errors.organization}
          />
          {namesOrganization && (
            <TimezoneSelect
              name="timezone"
              description="Used for office hours and reports."
              defaultValue={browserTimezone}
              error={errors.timezone}
            />
          )}
          <FormError error={setUp.error} fields={fields} />
          <Button type="submit" loading={setUp.isPending} fullWidth>
            Create account
          </Button>
        </Stack>
      </form>
    </CenteredPage>
  )
}

function SetUpAlready() {
  return (
    <CenteredPage
      title="Already set up"
      description="This installation already has an owner. The setup link no longer works."
    >
      <Text>
        <Anchor renderRoot={(props) => <Link {...props} to="/sign-in" />} fw={600}>
          Sign in
        </Anchor>
        , or ask an owner of your organization for an invitation.
      </Text>
    </CenteredPage>
  )
}
