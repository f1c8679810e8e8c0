import type { FlowDefinition, LiveSlot, PhaseDefinition, SlotDefinition } from '../definition.ts'

/**
 * The phase with this id. Whoever edits has looked it up before, so its absence is a mistake in the caller.
 */
export function phaseById(flow: FlowDefinition, id: number): PhaseDefinition {
  const phase = flow.phases.find((candidate) => candidate.id === id)
  if (!phase) throw new Error(`The flow has no phase ${id}.`)
  return phase
}

export function slotById(flow: FlowDefinition, id: number): LiveSlot {
  for (const phase of flow.phases) {
    const slot = phase.slots.find((candidate) => candidate.id === id)
    if (slot) return { phase, slot }
  }
  throw new Error(`The flow has no slot ${id}.`)
}

export function withPhases(flow: FlowDefinition, phases: PhaseDefinition[]): FlowDefinition {
  return { ...flow, phases: renumber(phases) }
}

export function withPhase(flow: FlowDefinition, changed: PhaseDefinition): FlowDefinition {
  return withPhases(flow, replace(flow.phases, changed))
}

export function withSlot(
  flow: FlowDefinition,
  phase: PhaseDefinition,
  changed: SlotDefinition,
): FlowDefinition {
  return withPhase(flow, { ...phase, slots: replace(phase.slots, changed) })
}

/** Live phases count 1..n; an archived one carries the position that restoring it would give. */
function renumber(phases: PhaseDefinition[]): PhaseDefinition[] {
  let liveBefore = 0
  return phases.map((phase) => {
    const position = liveBefore + 1
    if (!phase.archived) liveBefore += 1
    return phase.position === position ? phase : { ...phase, position }
  })
}

function replace<Row extends { id: number }>(rows: Row[], changed: Row): Row[] {
  return rows.map((row) => (row.id === changed.id ? changed : row))
}
