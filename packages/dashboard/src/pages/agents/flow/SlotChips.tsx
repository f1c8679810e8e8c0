import type { FlowState } from '@foyer/sdk'
import { Button, Group, VisuallyHidden } from '@mantine/core'
import { Plus } from 'lucide-react'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { useFlowEditor } from './flow_editor.ts'
import classes from './SlotChips.module.css'

/** The questions of a phase, in the order in which they are asked. */
export function SlotChips({ phase }: { phase: FlowState }) {
  const { target, open } = useFlowEditor()
  const isOpen = (id: number) => target?.kind === 'slot' && target.id === id
  return (
    <Group gap={6} role="group" aria-label={`Questions in ${phase.title}`}>
      {phase.slots.map(({ id, title, key, required }) => (
        <Button
          key={id}
          variant={isOpen(id) ? 'filled' : 'light'}
          size="compact-sm"
          radius="xl"
          fw={500}
          aria-pressed={isOpen(id)}
          onClick={() => open(isOpen(id) ? null : { kind: 'slot', id })}
          classNames={{ root: classes.chip, label: classes.label }}
        >
          {title ?? key}
          {required && (
            <>
              <span aria-hidden>&nbsp;*</span>
              <VisuallyHidden> (required)</VisuallyHidden>
            </>
          )}
        </Button>
      ))}
      {phase.kind !== 'terminal' && (
        <WriteButton
          variant="subtle"
          color="gray"
          size="compact-sm"
          radius="xl"
          fw={400}
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => open({ kind: 'new-slot', id: phase.id })}
        >
          Add question
        </WriteButton>
      )}
    </Group>
  )
}
