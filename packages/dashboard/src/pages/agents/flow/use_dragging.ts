import {
  type Announcements,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { FlowState } from '@foyer/sdk'

/** Moving phases with the mouse, a finger or the keyboard, and what screen readers are told of it. */
export function useDragging(phases: FlowState[]) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const titleOf = (id: UniqueIdentifier) =>
    phases.find((phase) => phase.id === Number(id))?.title ?? 'The phase'
  const placeOf = (id: UniqueIdentifier) => phases.findIndex((phase) => phase.id === Number(id)) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${titleOf(active.id)} picked up.`,
    onDragOver: ({ active, over }) =>
      over ? `${titleOf(active.id)} is in position ${placeOf(over.id)} of ${phases.length}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? `${titleOf(active.id)} dropped in position ${placeOf(over.id)}.`
        : `${titleOf(active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  }
  const screenReaderInstructions = {
    draggable:
      'Press space to pick up the phase, the arrow keys to move it, space to drop it, and escape to cancel.',
  }
  return { sensors, accessibility: { announcements, screenReaderInstructions } }
}
