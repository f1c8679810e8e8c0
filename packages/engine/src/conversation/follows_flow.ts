import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { saysWish } from '../listening/questions.ts'
import { capturableSlots } from './capturable_slots.ts'
import type { ConversationState } from './state.ts'

interface HeardMessage {
  text: string
  language: string
  /** The slots that it fills or declines. */
  dealtWith: readonly string[]
}

/**
 * Whether a message goes along with the flow, whatever else it asks: then the agent may ask on. The first one does where
 * it says what the visitor wants, or tells the trouble that the agent asked about; later ones do by answering.
 */
export function followsFlow(
  flow: CompiledFlow,
  state: ConversationState,
  { text, language, dealtWith }: HeardMessage,
): boolean {
  const answers = state.asked.slot !== null && dealtWith.includes(state.asked.slot)
  if (state.turns > 0) return answers && (state.asked_at ?? 0) > 0
  return saysWish(text, language) || (answers && asksForTrouble(flow, state))
}

export function asksForTrouble(flow: CompiledFlow, state: ConversationState): boolean {
  const slot = capturableSlots(flow, state).find(({ key }) => key === state.asked.slot)
  return slot !== undefined && asksAboutTrouble(slot)
}

export const asksAboutTrouble = ({ key, title }: SlotDefinition): boolean =>
  trouble.test(`${key} ${title ?? ''}`)

const trouble = /problem|issue|trouble|fault|happened|wrong|störung|fehler|schaden|anliegen|passiert/i
