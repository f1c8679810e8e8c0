import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Stack } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useDisabledReason } from '../../../api/organization.tsx'
import { Section } from '../../../parts/Section.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import classes from './FlowBoard.module.css'
import { useFlowEditor } from './flow_editor.ts'
import { moved } from './moved.ts'
import { PhaseCard } from './PhaseCard.tsx'
import { PhaseForm } from './PhaseForm.tsx'
import { useDragging } from './use_dragging.ts'
import { useFlowActions } from './use_flow_actions.ts'

/** The phases from first to last. The end stays at the end; everything before it can be moved. */
export function FlowBoard({ chatPhase }: { chatPhase: string | undefined }) {
  const { flow, target, open, isDirty } = useFlowEditor()
  const { orderPhases, isBusy } = useFlowActions()
  const mayWrite = useDisabledReason('write') === null
  const ids = flow.phases.map(({ id }) => id)
  const { sensors, accessibility } = useDragging(flow.phases)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(Number(active.id)), ids.indexOf(Number(over?.id))]
    const isTerminal = flow.phases[to]?.kind === 'terminal'
    const place = isTerminal ? to - 1 : to
    if (from >= 0 && place >= 0 && from !== place) orderPhases(moved(ids, from, place))
  }
  const newPhase = target?.kind === 'new-phase'
  return (
    <DndContext sensors={sensors} accessibility={accessibility} onDragEnd={onDragEnd}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={classes.board} aria-label="Phases">
          {flow.phases.map((phase, at) => (
            <PhaseCard
              key={phase.id}
              phase={phase}
              place={at + 1}
              movable={mayWrite && phase.kind !== 'terminal' && !isDirty && !isBusy}
              isCurrent={phase.key === chatPhase}
            />
          ))}
        </ol>
      </SortableContext>
      {newPhase ? (
        <Section title="Add phase" description="It is added before the last phase. You can move it later.">
          <PhaseForm />
        </Section>
      ) : (
        <Stack align="flex-start">
          <WriteButton
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => open({ kind: 'new-phase' })}
          >
            Add phase
          </WriteButton>
        </Stack>
      )}
    </DndContext>
  )
}
