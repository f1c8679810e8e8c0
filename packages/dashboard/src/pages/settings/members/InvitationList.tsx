import type { Invitation } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { rowsOf, useList } from '../../../api/list.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { ConfirmButton } from '../../../parts/ConfirmButton.tsx'
import { type Column, DataTable } from '../../../parts/DataTable.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { Section } from '../../../parts/Section.tsx'
import { Time } from '../../../parts/Time.tsx'
import { RoleSelect } from './RoleSelect.tsx'

/** Pending invitations; there is nothing to say while there are none. */
export function InvitationList() {
  const foyer = useFoyer()
  const invitations = useList(['invitations'], (cursor, options) => foyer.invitations.list(cursor, options))
  if (!invitations.isError && rowsOf(invitations).length === 0) return null
  return (
    <Section
      title="Pending invitations"
      description="Each link works once, and only for the person invited."
      flush
    >
      <DataTable label="Invitations" query={invitations} columns={columns} empty={null} />
    </Section>
  )
}

const columns: Column<Invitation>[] = [
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Expires', cell: ({ expires_at }) => <Time value={expires_at} />, width: '10rem' },
  { header: 'Role', cell: (invitation) => <InvitedRole invitation={invitation} />, width: '10rem' },
  {
    header: 'Actions',
    cell: (invitation) => <RevokeInvitation invitation={invitation} />,
    width: '8rem',
    align: 'right',
  },
]

function InvitedRole({ invitation: { id, email, role } }: { invitation: Invitation }) {
  const { invitations } = useFoyer()
  const change = useWrite({
    write: (wanted: Invitation['role'], options) => invitations.update(id, { role: wanted }, options),
    touches: ['invitations'],
  })
  return (
    <RoleSelect
      aria-label={`Role of ${email}`}
      size="xs"
      value={(change.isPending && change.variables) || role}
      onChange={(wanted) => change.send(wanted)}
    />
  )
}

function RevokeInvitation({ invitation: { id, email } }: { invitation: Invitation }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const revoke = async () => {
    await foyer.invitations.revoke(id)
    await client.invalidateQueries({ queryKey: ['invitations'] })
    notifyDone(`The invitation for ${email} was revoked.`)
  }
  return (
    <ConfirmButton
      needs="manage"
      size="xs"
      title={`Revoke the invitation for ${email}?`}
      consequences="Its link stops working. You can invite them again with a new link."
      confirm="Revoke"
      onConfirm={revoke}
    >
      Revoke
    </ConfirmButton>
  )
}
