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
  /** Something that the visitor asked is still open. */
  unanswered: boolean
}

/** Turns from one question of the agent to the next, where the visitor gives no information. */
const turnsBetween = 2
/** The same where the visitor only asks. */
const turnsBetweenWhenAsking = 3

/** Asks with tact: a visitor who came with a matter of their own is not met with a form. */
export function maySlotBeAsked(
  phase: PromptedPhase,
  { turns, asked_at = 0, takes_message = false }: ConversationState,
  { acts, asks, gives, unanswered }: AskingMoment,
): boolean {
  // guard: nothing is asked for after an unanswered question [unanswered]
  // guard: nothing is asked for in a moment that is about something else [acts.some…]
  if (unanswered || acts.some((act) => always.includes(act))) return false
  // guard: who asks where nothing is required gets an answer only
  if (asks && isOptional(phase)) return false
  // guard: whoever gives information is asked on
  if (gives) return true
  // guard: nothing is asked for after thanks or a complaint
  if (acts.some((act) => unlessGiving.includes(act))) return false
  // guard: where nothing is required, only who leaves a message is asked [takes_message -> true]
  if (isOptional(phase)) return takes_message
  // guard: who opens with what they want is asked on
  if (turns === 1 && !asks && (acts.includes('inform') || acts.includes('ask'))) return true
  // guard: at most every second turn asks [turnsBetween -> 0]
  // guard: who only asks is asked less often [turnsBetweenWhenAsking -> turnsBetween]
  return turns - asked_at >= (asks ? turnsBetweenWhenAsking : turnsBetween)
}

const always: readonly VisitorAct[] = ['urgency', 'cancel', 'goodbye', 'asks_identity', 'wants_person']
const unlessGiving: readonly VisitorAct[] = ['complaint', 'thanks']
