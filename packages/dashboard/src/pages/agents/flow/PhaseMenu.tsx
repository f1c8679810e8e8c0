import type { FlowState } from '@foyer/sdk'
import { ActionIcon, Menu } from '@mantine/core'
import { Archive, ArrowDown, ArrowUp, Ellipsis, Pencil } from 'lucide-react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { useFlowEditor } from './flow_editor.ts'
import { moved } from './moved.ts'
import { useFlowActions } from './use_flow_actions.ts'

const icon = { size: 16, 'aria-hidden': true } as const

export function PhaseMenu({ phase }: { phase: FlowState }) {
  const { flow, open, isDirty } = useFlowEditor()
  const { orderPhases, archivePhase, isBusy } = useFlowActions()
  const whyNot = useDisabledReason('write')
  const ids = flow.phases.map(({ id }) => id)
  const place = ids.indexOf(phase.id)
  const isOff = isDirty || isBusy
  const move = (to: number) => orderPhases(moved(ids, place, to))
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${phase.title}`}>
          <Ellipsis {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Pencil {...icon} />} onClick={() => open({ kind: 'phase', id: phase.id })}>
          {whyNot === null ? 'Edit' : 'View'}
        </Menu.Item>
        {whyNot === null && phase.kind !== 'terminal' && (
          <>
            <Menu.Item
              leftSection={<ArrowUp {...icon} />}
              disabled={isOff || place === 0}
              onClick={() => move(place - 1)}
            >
              Move up
            </Menu.Item>
            <Menu.Item
              leftSection={<ArrowDown {...icon} />}
              disabled={isOff || place >= ids.length - 2}
              onClick={() => move(place + 1)}
            >
              Move down
            </Menu.Item>
            <Menu.Item
              leftSection={<Archive {...icon} />}
              disabled={isOff}
              onClick={() => archivePhase(phase)}
            >
              Archive
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
