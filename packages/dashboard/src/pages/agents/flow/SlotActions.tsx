import type { FlowState, InformationSlot } from '@foyer/sdk'
import { Button, Group, Tooltip } from '@mantine/core'
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
        <Tooltip key={label} label="Save or cancel your changes first" disabled={!isDirty}>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            fw={400}
            leftSection={<Icon size={14} aria-hidden />}
            disabled={isOff || off}
            onClick={act}
          >
            {label}
          </Button>
        </Tooltip>
      ))}
    </Group>
  )
}
