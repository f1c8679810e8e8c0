import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { capturableSlots } from './capturable_slots.ts'
import { asksAboutTrouble } from './follows_flow.ts'
import type { VisitorAct } from './reading.ts'
import type { ConversationState } from './state.ts'

interface HeardMessage {
  acts: readonly VisitorAct[]
  /** It says that its writer only looks around. */
  browses: boolean
  follows: boolean
  /** It says what its writer wants. */
  wishes: boolean
  words: number
}

const longestComplaint = 16

/**
 * Whether the visitor comes with something that the flow is not about: a complaint, a look around, or what outsiders
 * want. Then nothing is asked for but how to reach them, until they say what they want.
 */
export function isAside(
  flow: CompiledFlow,
  state: ConversationState,
  { acts, browses, follows, wishes, words }: HeardMessage,
): boolean {
  if (browses || acts.includes('outsider')) return true
  const slots = capturableSlots(flow, state)
  const isComplaint = acts.includes('complaint') && !follows && !wishes && words <= longestComplaint
  if (isComplaint && !slots.some(asksAboutTrouble)) return true
  return state.aside === true && !wishes
}
