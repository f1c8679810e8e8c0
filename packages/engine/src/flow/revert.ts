import type { FlowDefinition, PhaseDefinition } from './definition.ts'
import { withPhases } from './edits/lookup.ts'

/**
 * The flow as it was in `target`. Nothing is destroyed: phases and slots that came later stay as archived rows, a
 * slot in the phase it stands in now, a phase before the terminal.
 */
export function revertTo(current: FlowDefinition, target: FlowDefinition): FlowDefinition {
  const phases = target.phases.map((phase) => ({ ...phase, slots: [...phase.slots] }))
  const known = new Set(phases.map((phase) => phase.id))
  const slots = new Set(phases.flatMap((phase) => phase.slots.map((slot) => slot.id)))
  for (const phase of current.phases) {
    const later = phase.slots
      .filter((slot) => !slots.has(slot.id))
      .map((slot) => ({ ...slot, archived: true }))
    if (known.has(phase.id)) phases.find((each) => each.id === phase.id)!.slots.push(...later)
    else phases.splice(beforeTerminal(phases), 0, { ...phase, slots: later, archived: true })
  }
  return withPhases({ ...target }, phases)
}

function beforeTerminal(phases: PhaseDefinition[]): number {
  const terminal = phases.findIndex((phase) => phase.kind === 'terminal' && !phase.archived)
  return terminal < 0 ? phases.length : terminal
}
