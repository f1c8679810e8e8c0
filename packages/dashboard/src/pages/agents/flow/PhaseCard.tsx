import { useSortable } from '@dnd-kit/sortable'
import type { FlowState } from '@foyer/sdk'
import { ActionIcon, Paper, Text, Title, Tooltip, UnstyledButton } from '@mantine/core'
import { GripVertical } from 'lucide-react'
import { useId } from 'react'
import { pluralize } from '../../../parts/pluralize.ts'
import { useFlowEditor } from './flow_editor.ts'
import { kindWords, toolWords } from './flow_words.ts'
import classes from './PhaseCard.module.css'
import { PhaseForm } from './PhaseForm.tsx'
import { PhaseMenu } from './PhaseMenu.tsx'
import { SlotChips } from './SlotChips.tsx'
import { SlotForm } from './SlotForm.tsx'

interface PhaseCardProps {
  phase: FlowState
  place: number
  /** Whether it can be moved now. */
  movable: boolean
  /** Whether the chat beside is in this phase. */
  isCurrent: boolean
}

/** A phase on the board, and its form when it is open. */
export function PhaseCard({ phase, place, movable, isCurrent }: PhaseCardProps) {
  const { target, open } = useFlowEditor()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: phase.id, disabled: !movable })
  const isOpen = target?.kind === 'phase' && target.id === phase.id
  const { id, title, kind, objective, max_turns, tools } = phase
  const kindId = useId()
  return (
    <Paper
      withBorder
      component="li"
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging || undefined}
      data-current={isCurrent || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <div className={classes.header}>
        <span className={classes.handle}>
          {movable && (
            <ActionIcon
              {...attributes}
              {...listeners}
              ref={setActivatorNodeRef}
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={`Move ${title}`}
              className={classes.grip}
            >
              <GripVertical size={16} aria-hidden />
            </ActionIcon>
          )}
        </span>
        <UnstyledButton
          className={classes.opener}
          aria-expanded={isOpen}
          aria-describedby={kindId}
          onClick={() => open(isOpen ? null : { kind: 'phase', id })}
        >
          <Title order={3}>
            <span className={classes.place}>{place}</span> {title}
          </Title>
          <Text size="sm" c="dimmed">
            <Tooltip label={kindWords[kind].does}>
              <span className={classes.kind}>{kindWords[kind].label}</span>
            </Tooltip>{' '}
            · up to {pluralize(max_turns, 'message')}
            {isCurrent && <strong className={classes.current}> · the conversation is in this phase</strong>}
          </Text>
        </UnstyledButton>
        <span id={kindId} hidden>
          {kindWords[kind].does}
        </span>
        <PhaseMenu phase={phase} />
      </div>
      <div className={classes.body}>
        {!isOpen && objective !== '' && (
          <Text size="sm" lineClamp={2}>
            {objective}
          </Text>
        )}
        <SlotChips phase={phase} />
        {!isOpen && tools.length > 0 && (
          <Text size="xs" c="dimmed">
            {tools.map((tool) => toolWords[tool].label).join(' · ')}
          </Text>
        )}
        <OpenForm phase={phase} />
      </div>
    </Paper>
  )
}

/** The form of the phase or of one of its questions: one form at a time is open on the board. */
function OpenForm({ phase }: { phase: FlowState }) {
  const { target } = useFlowEditor()
  if (!target || !('id' in target)) return null
  const slot = target.kind === 'slot' ? phase.slots.find(({ id }) => id === target.id) : undefined
  const isOfPhase = target.kind !== 'slot' && target.id === phase.id
  if (!slot && !isOfPhase) return null
  return (
    <div className={classes.form}>
      {slot && <SlotForm key={slot.id} phase={phase} slot={slot} />}
      {isOfPhase && target.kind === 'new-slot' && <SlotForm key="new" phase={phase} />}
      {isOfPhase && target.kind === 'phase' && <PhaseForm key={phase.id} phase={phase} />}
    </div>
  )
}
