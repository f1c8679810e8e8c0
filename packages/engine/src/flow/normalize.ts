import type { ToolName } from '@foyer/contract/vocabulary'
import type { FlowDefinition, PhaseDefinition } from './definition.ts'

/** The form that is kept: settings in which nothing is set are left out. */
export function normalize(flow: FlowDefinition): FlowDefinition {
  return { ...flow, phases: flow.phases.map(normalizePhase) }
}

/** Of a tool that is off even an empty entry stays, because it is a mistake for the compiler to name. */
export function normalizePhase(phase: PhaseDefinition): PhaseDefinition {
  const entries = Object.entries(phase.tool_settings)
  const kept = entries.filter(
    ([tool, settings]) => Object.keys(settings).length > 0 || !phase.tools.includes(tool as ToolName),
  )
  if (kept.length === entries.length) return phase
  return { ...phase, tool_settings: Object.fromEntries(kept) }
}
