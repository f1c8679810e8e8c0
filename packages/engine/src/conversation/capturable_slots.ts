import type { ToolName } from '@foyer/contract/vocabulary'
import type { CompiledFlow, PromptedPhase } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'

export const hasTool = (phase: PromptedPhase, tool: ToolName): boolean =>
  phase.tools.some(({ name }) => name === tool)

/**
 * What may be captured while the conversation is in a phase. Visitors tell things before they are asked, and correct
 * what they told earlier: every slot that some phase captures, those of this phase first.
 */
export function capturableSlots(flow: CompiledFlow, phase: PromptedPhase): SlotDefinition[] {
  // guard: a phase that captures nothing records nothing
  if (!hasTool(phase, 'capture_slots')) return []
  // guard: what no phase captures is not captured elsewhere [hasTool…]
  const others = flow.phases.filter((other) => other !== phase && hasTool(other, 'capture_slots'))
  // guard: what is told early is kept [...others]
  return [phase, ...others].flatMap(({ slots }) => slots)
}
