import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { auth } from '../api/auth.ts'
import { personClient } from '../api/query_client.ts'
import { startSession, useSession } from '../api/session.ts'
import { useFieldErrors } from '../api/use_field_errors.ts'
import { FormButtons } from '../parts/FormButtons.tsx'
import { FormError } from '../parts/FormError.tsx'

const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()

/** Another organization for who owns one already; it is gone to at once. */
export function CreateOrganization({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const known = useSession()?.organizations ?? []
  const [name, setName] = useState('')
  const navigate = useNavigate()
  const create = useMutation(
    {
      mutationFn: () => auth('createOrganization', { name, timezone }),
      onSuccess: (session) => {
        startSession(session)
        const made = session.organizations.find(({ slug }) => !known.some((each) => each.slug === slug))
        onClose()
        setName('')
        if (made) navigate({ to: '/o/$org', params: { org: made.slug } })
      },
    },
    personClient,
  )
  const errors = useFieldErrors(create.error, { name })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate()
  }
  return (
    <Modal opened={opened} onClose={onClose} title="Create organization">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            description="The name your visitors know. Each organization’s data is kept separate."
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={errors.name}
            required
            data-autofocus
          />
          <FormError error={create.error} fields={['name']} />
          <FormButtons onCancel={onClose}>
            <Button type="submit" loading={create.isPending}>
              Create
            </Button>
          </FormButtons>
        </Stack>
      </form>
    </Modal>
  )
}
