import { canonicalJson } from './canonical_json.ts'
import type { FlowDefinition, PhaseDefinition } from './definition.ts'
import { normalizePhase } from './normalize.ts'
import { effectiveToolSettings } from './tools/index.ts'

/** Whether nobody could tell the two apart: an explicit setting and the same value by default are equal. */
export function sameFlow(a: FlowDefinition, b: FlowDefinition): boolean {
  const { phases, ...settings } = a
  const { phases: others, ...otherSettings } = b
  return (
    sameFields(settings, otherSettings) &&
    phases.length === others.length &&
    phases.every((phase, index) => samePhase(phase, others[index]!))
  )
}

const samePhase = (a: PhaseDefinition, b: PhaseDefinition) => a === b || sameFields(asSeen(a), asSeen(b))

function asSeen(phase: PhaseDefinition): PhaseDefinition {
  const normal = normalizePhase(phase)
  return { ...normal, tool_settings: { ...normal.tool_settings, ...effectiveToolSettings(normal) } }
}

/** What an edit does not touch stays the same object, and need not be looked into. */
function sameFields<Shape extends object>(a: Shape, b: Shape): boolean {
  const fields = Object.keys({ ...a, ...b }) as (keyof Shape)[]
  return fields.every((field) => a[field] === b[field] || canonicalJson(a[field]) === canonicalJson(b[field]))
}
