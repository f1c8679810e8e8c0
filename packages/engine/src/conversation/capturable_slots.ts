import type { ToolName } from '@foyer/contract/vocabulary'
import type { CompiledFlow, PromptedPhase } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { type ConversationState, phaseOf } from './state.ts'

export const hasTool = (phase: PromptedPhase, tool: ToolName): boolean =>
  phase.tools.some(({ name }) => name === tool)

/**
 * What may be captured where the conversation stands. Visitors tell things before they are asked, and correct what they
 * told earlier: every slot that some phase captures, those of this phase first.
 */
export function capturableSlots(
  flow: CompiledFlow,
  state: Pick<ConversationState, 'phase' | 'recapped'>,
): SlotDefinition[] {
  const phase = phaseOf(flow, state)
  const captures = (other: PromptedPhase) => hasTool(other, 'capture_slots')
  if (!captures(phase) && !state.recapped) return []
  const others = flow.phases.filter((other) => other !== phase && captures(other))
  return [phase, ...others].flatMap(({ slots }) => slots)
}
