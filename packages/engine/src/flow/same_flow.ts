import { canonicalJson } from './canonical_json.ts'
import type { FlowDefinition, PhaseDefinition } from './definition.ts'
import { normalizePhase } from './normalize.ts'
import { effectiveToolSettings } from './tools/index.ts'

/** Whether nobody could tell the two apart: an explicit setting and the same value by default are equal. */
export function sameFlow(a: FlowDefinition, b: FlowDefinition): boolean {
  const { phases, ...settings } = a
  const { phases: others, ...otherSettings } = b
  return (
    canonicalJson(settings) === canonicalJson(otherSettings) &&
    phases.length === others.length &&
    phases.every((phase, index) => samePhase(phase, others[index]!))
  )
}

/** An edit leaves every phase that it does not touch the same object. */
function samePhase(a: PhaseDefinition, b: PhaseDefinition): boolean {
  return a === b || canonicalJson(asSeen(a)) === canonicalJson(asSeen(b))
}

function asSeen(phase: PhaseDefinition): PhaseDefinition {
  const normal = normalizePhase(phase)
  return { ...normal, tool_settings: { ...normal.tool_settings, ...effectiveToolSettings(normal) } }
}
