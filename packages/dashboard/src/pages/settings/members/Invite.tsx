import type { Invitation } from '@foyer/sdk'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { CodeBlock } from '../../../parts/CodeBlock.tsx'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { RoleSelect } from './RoleSelect.tsx'

/** By a link, which is mailed where the installation can send mail. It is shown in any case. */
export function Invite({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [made, setMade] = useState<Invitation>()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setMade(undefined)}
      title={made ? (made.mailed ? 'The link is on its way' : 'Send them this link') : 'Invite someone'}
      size="lg"
    >
      {made ? (
        <Stack>
          <Text>
            {made.mailed ? 'This link has been emailed to ' : 'Send this link to '}
            <strong>{made.email}</strong>. It is shown only once. It can be used once and expires after 7
            days.
          </Text>
          <CodeBlock code={made.url ?? ''} what="the link" />
          <Group justify="flex-end">
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Stack>
      ) : (
        <InviteForm onInvited={setMade} onCancel={onClose} />
      )}
    </Modal>
  )
}

interface InviteFormProps {
  onInvited: (invitation: Invitation) => void
  onCancel: () => void
}

function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Invitation['role']>('editor')
  const invite = useMutation({
    mutationFn: () => foyer.invitations.create({ email, role }),
    onSuccess: (invitation) => {
      client.invalidateQueries({ queryKey: ['invitations'] })
      onInvited(invitation)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate()
  }
  const errors = useFieldErrors(invite.error, { email, role })
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          type="email"
          label="Email"
          description="The address they will sign in with."
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={errors.email}
          required
          data-autofocus
        />
        <RoleSelect
          label="Role"
          description="Owners have full access. Editors can view and edit. Viewers can only view."
          value={role}
          onChange={setRole}
          error={errors.role}
        />
        <FormError error={invite.error} fields={['email', 'role']} />
        <FormButtons onCancel={onCancel}>
          <Button type="submit" loading={invite.isPending}>
            Create link
          </Button>
        </FormButtons>
      </Stack>
    </form>
  )
}
