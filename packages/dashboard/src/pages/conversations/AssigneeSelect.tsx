import type { Conversation } from '@foyer/sdk'
import { Select } from '@mantine/core'
import { UserRound } from 'lucide-react'
import { useDisabledReason } from '../../api/organization.tsx'
import { useTeammates } from '../../api/teammates.ts'
import { useAssign } from './conversation.ts'

const nobody = 'none'

/** Who looks after the conversation, by name. */
export function AssigneeSelect({ conversation }: { conversation: Conversation }) {
  const { data: teammates = [] } = useTeammates()
  const whyNot = useDisabledReason('write')
  const assign = useAssign(conversation.id)
  const { assignee } = conversation
  const options = [
    { value: nobody, label: 'Unassigned' },
    ...teammates.map(({ id, name, is_you }) => ({
      value: String(id),
      label: is_you ? `${name} (you)` : name,
    })),
  ]
  // Whoever is assigned is shown also before the team is known.
  if (assignee && !teammates.some(({ id }) => id === assignee.id))
    options.push({ value: String(assignee.id), label: assignee.name })
  return (
    <Select
      aria-label="Assignee"
      title={whyNot ?? 'Assignee'}
      leftSection={<UserRound size={16} aria-hidden />}
      data={options}
      value={assignee ? String(assignee.id) : nobody}
      onChange={(value) => value && assign.mutate(value === nobody ? null : Number(value))}
      disabled={whyNot !== null || assign.isPending}
      allowDeselect={false}
      searchable={options.length > 8}
      w={{ base: 150, xs: 190 }}
    />
  )
}
