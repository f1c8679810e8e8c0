import type { FlowDefinition } from './definition.ts'

/** The same flow for another agent: every phase and slot becomes a row of its own. */
export function renewIds(flow: FlowDefinition, nextId: () => number): FlowDefinition {
  const phases = flow.phases.map((phase) => ({
    ...phase,
    id: nextId(),
    slots: phase.slots.map((slot) => ({ ...slot, id: nextId() })),
  }))
  return { ...flow, phases }
}
