import type { FlowState, InformationSlot } from '@foyer/sdk'
import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { Archive, ArrowLeft, ArrowRight } from 'lucide-react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { useFlowEditor } from './flow_editor.ts'
import { moved } from './moved.ts'
import { useFlowActions } from './use_flow_actions.ts'

/** Its place among the questions, and putting it away. Not while there are changes: they were made on this place. */
export function SlotActions({ phase, slot }: { phase: FlowState; slot: InformationSlot }) {
  const { isDirty, open } = useFlowEditor()
  const { orderSlots, archiveSlot, isBusy } = useFlowActions()
  const whyNot = useDisabledReason('write')
  const ids = phase.slots.map(({ id }) => id)
  const place = ids.indexOf(slot.id)
  const isOff = whyNot !== null || isDirty || isBusy
  const actions = [
    {
      label: 'Ask earlier',
      icon: ArrowLeft,
      off: place <= 0,
      act: () => orderSlots(phase.id, moved(ids, place, place - 1)),
    },
    {
      label: 'Ask later',
      icon: ArrowRight,
      off: place >= ids.length - 1,
      act: () => orderSlots(phase.id, moved(ids, place, place + 1)),
    },
    {
      label: 'Archive',
      icon: Archive,
      off: false,
      act: () => {
        archiveSlot(slot)
        open(null)
      },
    },
  ]
  return (
    <Group gap={4} ml="auto">
      {actions.map(({ label, icon: Icon, off, act }) => (
        <Tooltip key={label} label={isDirty ? `${label}: save or cancel your changes first` : label}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={label}
            disabled={isOff || off}
            onClick={act}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  )
}
