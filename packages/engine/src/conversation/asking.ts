import type { PromptedPhase } from '../flow/compiled_flow.ts'
import { isOptional } from './next_question.ts'
import type { VisitorAct } from './reading.ts'
import type { ConversationState } from './state.ts'

/** The message that a reply answers, as far as it decides whether a slot may be asked for after it. */
export interface AskingMoment {
  acts: readonly VisitorAct[]
  /** The visitor asked something. */
  asks: boolean
  /** The visitor filled or declined a slot, or tried to. */
  gives: boolean
  /** What the visitor asked could not be answered. */
  unanswered: boolean
  /** The visitor is asked which of several matters is meant. */
  chooses: boolean
  /** The visitor says what they want, or answers what the agent has asked for. */
  follows: boolean
}

/** Turns from one question of the agent to the next, where the visitor gives no information. */
const turnsBetween = 2
/** The same where the visitor only asks. */
const turnsBetweenWhenAsking = 3

/** Asks with tact: a visitor who came with a matter of their own is not met with a form. */
export function maySlotBeAsked(
  phase: PromptedPhase,
  { turns, asked_at = 0, takes_message = false }: ConversationState,
  { acts, asks, gives, unanswered, chooses, follows }: AskingMoment,
): boolean {
  if (chooses || acts.some((act) => always.includes(act))) return false
  if (acts.length === 0 && !gives) return false
  if (asks && isOptional(phase)) return false
  if (asks && unanswered) return false
  if ((unanswered || acts.some((act) => act === 'complaint' || act === 'feeling')) && !follows) return false
  if (gives) return true
  if (acts.includes('thanks')) return false
  if (isOptional(phase)) return takes_message
  if (turns === 1 && (follows || (!asks && (acts.includes('inform') || acts.includes('ask'))))) return true
  return turns - asked_at >= (asks ? turnsBetweenWhenAsking : turnsBetween)
}

const always: readonly VisitorAct[] = [
  'urgency',
  'cancel',
  'goodbye',
  'asks_identity',
  'wants_person',
  'nonsense',
]
