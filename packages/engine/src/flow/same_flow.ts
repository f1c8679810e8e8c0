import { canonicalJson } from './canonical_json.ts'
import type { FlowDefinition } from './definition.ts'
import { normalize } from './normalize.ts'
import { effectiveToolSettings } from './tools/index.ts'

/** Whether nobody could tell the two apart: an explicit setting and the same value by default are equal. */
export function sameFlow(a: FlowDefinition, b: FlowDefinition): boolean {
  return a === b || canonicalJson(asSeen(a)) === canonicalJson(asSeen(b))
}

function asSeen(flow: FlowDefinition): FlowDefinition {
  const phases = normalize(flow).phases.map((phase) => ({
    ...phase,
    tool_settings: { ...phase.tool_settings, ...effectiveToolSettings(phase) },
  }))
  return { ...flow, phases }
}
