import type { Compilation, Flow } from '@foyer/sdk'
import type { FlowEdit } from './flow_edit.ts'

/** Where the edited thing stands in the flow that was compiled, by keys: what is new has no id that the page knows. */
export function editPath(edit: FlowEdit, flow: Flow, { phases }: Pick<Compilation, 'phases'>): string {
  switch (edit.operation) {
    case 'updateFlow':
      return ''
    case 'updateFlowState':
    case 'createFlowState': {
      const known = new Set(flow.phases.map(({ id }) => id))
      const phase = phases.find(({ id }) => ('id' in edit ? id === edit.id : !known.has(id)))
      return `phases.${phase?.key}`
    }
    default: {
      const known = new Set(flow.phases.flatMap(({ slots }) => slots.map(({ id }) => id)))
      for (const phase of phases)
        for (const slot of phase.slots)
          if (edit.operation === 'updateSlot' ? slot.id === edit.id : !known.has(slot.id))
            return `phases.${phase.key}.slots.${slot.key}`
      return 'phases'
    }
  }
}
