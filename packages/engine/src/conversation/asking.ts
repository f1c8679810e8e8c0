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
  // guard: one question at a time [chooses]
  // guard: nothing is asked for in a moment that is about something else [acts.some…]
  if (chooses || acts.some((act) => always.includes(act))) return false
  // guard: who only gives orders is asked for nothing
  if (acts.length === 0 && !gives) return false
  // guard: who asks where nothing is required gets an answer only
  if (asks && isOptional(phase)) return false
  // guard: nobody is asked for anything in the reply that cannot answer them
  if (asks && unanswered) return false
  // guard: nothing is asked for after an unanswered question, unless it stands beside what the flow is about
  // guard: nothing is asked for after a complaint or a feeling, unless it answers what was asked [acts.some…]
  if ((unanswered || acts.some((act) => act === 'complaint' || act === 'feeling')) && !follows) return false
  // guard: whoever gives information is asked on
  if (gives) return true
  // guard: nothing is asked for after thanks
  if (acts.includes('thanks')) return false
  // guard: where nothing is required, only who leaves a message is asked [takes_message -> true]
  if (isOptional(phase)) return takes_message
  // guard: who opens with what they want is asked on
  if (turns === 1 && (follows || (!asks && (acts.includes('inform') || acts.includes('ask'))))) return true
  // guard: at most every second turn asks [turnsBetween -> 0]
  // guard: who only asks is asked less often [turnsBetweenWhenAsking -> turnsBetween]
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
