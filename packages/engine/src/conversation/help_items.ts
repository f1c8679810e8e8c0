import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { Presence } from '../office_hours/presence.ts'
import { capturableSlots } from './capturable_slots.ts'
import { isContactQuestion } from './contact_question.ts'
import { isOptional } from './next_question.ts'
import { nearestOf, type PlanItem, type ReplyPlan } from './plan.ts'
import { troubles, type VisitorAct } from './reading.ts'
import { isAnswered } from './slot_progress.ts'
import { type ConversationState, phaseOf } from './state.ts'

interface HelpMoment {
  acts: readonly VisitorAct[]
  /** The visitor says what they want, or answers what the agent has asked for. */
  follows: boolean
  answers: ReplyPlan
  presence: Presence | null
  /** The visitor tells a number that no slot takes, or asks to be called under the one that is known. */
  tellsNumber: boolean
  /** The visitor asks to be called. */
  waitsForCall: boolean
  /** What could not be answered asks for something to be done. */
  wishes: boolean
}

/** What becomes of a matter that the knowledge does not settle: the team is told, or offered a message. */
export function helpItems(flow: CompiledFlow, state: ConversationState, moment: HelpMoment): ReplyPlan {
  const because = reasonToPassOn(moment)
  const passed: PlanItem[] = because ? [{ act: 'pass_on', because }] : []
  // guard: one thing is offered at a time
  if (nearestOf(moment.answers).length > 0) return [...passed, ...presenceItems(moment, passed)]
  const isOpen = passed.length > 0 || moment.answers.some(({ act }) => act === 'gap')
  // guard: who is asked where to reach them is offered nothing [!isAskedForAddress(moment.acts)]
  const offered: PlanItem[] =
    isOpen && !isAskedForAddress(moment.acts) && because !== 'call' && canLeaveMessage(flow, state)
      ? [{ act: 'offer_message' }]
      : []
  return [...passed, ...presenceItems(moment, [...passed, ...offered]), ...offered]
}

/** When somebody will read what was passed on, or a message. */
function presenceItems({ presence }: HelpMoment, help: ReplyPlan): ReplyPlan {
  // guard: who gets no help from a person is told of none
  if (presence === null || help.length === 0) return []
  const isTold = help.some(({ act }) => act === 'pass_on')
  // guard: nobody comes at once who was not told
  if (presence.opens === null && !isTold) return []
  return [{ act: 'presence', ...presence }]
}

/** The team has to get back to who wants a person, gives something up or waits for a word: it asks where, and nothing else. */
export const isAskedForAddress = (acts: readonly VisitorAct[]): boolean =>
  acts.includes('wants_person') || acts.includes('cancel') || acts.includes('asks_status')

type Reason = Extract<PlanItem, { act: 'pass_on' }>['because']

function reasonToPassOn({
  acts,
  follows,
  answers,
  tellsNumber,
  waitsForCall,
  wishes,
}: HelpMoment): Reason | null {
  // guard: who asks whether it is settled is told who settles it
  if (acts.includes('asks_status')) return 'status'
  if (tellsNumber) return 'call'
  // guard: who asks to be called is not said to want to talk [waitsForCall -> false]
  if (acts.includes('wants_person')) return waitsForCall ? 'callback' : 'wanted'
  // guard: who cancels is told at once that the team will know, whatever is known about cancelling
  if (acts.includes('cancel')) return 'cancel'
  // guard: how to reach the organization is no answer to it [!isContactQuestion… -> true]
  const isAnswered = answers.some(
    (item) => item.act === 'choose' || (item.act === 'answer' && !isContactQuestion(item.question)),
  )
  // guard: trouble that was answered is not passed on
  if (isAnswered) return null
  const trouble = troubles.find((act) => acts.includes(act))
  // guard: trouble that is being noted is not passed on yet [!follows -> true]
  if (trouble && !follows) return trouble
  // guard: who comes as no customer is passed on to the team [acts.includes('outsider') -> false]
  if (acts.includes('outsider')) return 'outsider'
  // guard: who asks for something to be done is told who does it [wishes -> false]
  return wishes ? 'wish' : null
}

/** Where nothing is required, a message is offered; elsewhere the flow asks for what it needs in its own time. */
function canLeaveMessage(flow: CompiledFlow, state: ConversationState): boolean {
  // guard: a message is offered only where nothing is required
  if (!isOptional(phaseOf(flow, state)) || state.takes_message) return false
  const addresses = capturableSlots(flow, state).filter(({ data_type }) => data_type === 'email')
  // guard: a message is offered only to who could be reached by it [addresses.length > 0]
  return addresses.length > 0 && addresses.every((slot) => !isAnswered(state, slot))
}
