import type { Member } from '@foyer/sdk'
import { Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useList } from '../../../api/list.ts'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { refreshSession } from '../../../api/session.ts'
import { ConfirmButton } from '../../../parts/ConfirmButton.tsx'
import { type Column, DataTable } from '../../../parts/DataTable.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { notifyDone, notifyFailed } from '../../../parts/notify.tsx'
import { Section } from '../../../parts/Section.tsx'
import { Time } from '../../../parts/Time.tsx'
import { RoleSelect } from './RoleSelect.tsx'

export function MemberList() {
  const foyer = useFoyer()
  const members = useList(['members'], (cursor, options) => foyer.members.list(cursor, options))
  return (
    <Section title="Members" flush>
      <DataTable
        label="Members"
        query={members}
        columns={columns}
        empty={<EmptyState icon={Users} title="No members" />}
      />
    </Section>
  )
}

const columns: Column<Member>[] = [
  {
    header: 'Name',
    cell: ({ name, email }) => (
      <div>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {email}
        </Text>
      </div>
    ),
  },
  { header: 'Joined', cell: ({ created_at }) => <Time value={created_at} />, width: '10rem', wideOnly: true },
  {
    header: 'Two-factor',
    cell: ({ two_factor }) => (two_factor ? 'On' : 'Off'),
    width: '7rem',
    wideOnly: true,
  },
  { header: 'Role', cell: (member) => <ChangeRole member={member} />, width: '10rem' },
  { header: 'Actions', cell: (member) => <RemoveMember member={member} />, width: '8rem', align: 'right' },
]

function ChangeRole({ member: { id, name, role } }: { member: Member }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (wanted: Member['role']) => foyer.members.update(id, { role: wanted }),
    onError: notifyFailed,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['members'] })
      await refreshSession()
    },
  })
  return (
    <RoleSelect
      aria-label={`Role of ${name}`}
      size="xs"
      value={change.isPending ? change.variables : role}
      onChange={(wanted) => change.mutate(wanted)}
    />
  )
}

function RemoveMember({ member: { id, name } }: { member: Member }) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const organization = useMembership().name
  const remove = async () => {
    await foyer.members.remove(id)
    await Promise.all([client.invalidateQueries({ queryKey: ['members'] }), refreshSession()])
    notifyDone(`${name} is no longer a member.`)
  }
  return (
    <ConfirmButton
      needs="manage"
      size="xs"
      title={`Remove ${name}?`}
      consequences={`They lose access to ${organization} immediately. Their account and everything they did are kept. You can invite them again.`}
      confirm="Remove"
      onConfirm={remove}
    >
      Remove
    </ConfirmButton>
  )
}
