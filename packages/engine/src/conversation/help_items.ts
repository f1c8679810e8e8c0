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
  if (nearestOf(moment.answers).length > 0) return [...passed, ...presenceItems(moment, passed)]
  const isOpen = passed.length > 0 || moment.answers.some(({ act }) => act === 'gap')
  const offered: PlanItem[] =
    isOpen && !isAskedForAddress(moment.acts) && because !== 'call' && canLeaveMessage(flow, state)
      ? [{ act: 'offer_message' }]
      : []
  return [...passed, ...presenceItems(moment, [...passed, ...offered]), ...offered]
}

/** When somebody will read what was passed on, or a message. */
function presenceItems({ presence }: HelpMoment, help: ReplyPlan): ReplyPlan {
  if (presence === null || help.length === 0) return []
  const isTold = help.some(({ act }) => act === 'pass_on')
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
  if (acts.includes('asks_status')) return 'status'
  if (tellsNumber) return 'call'
  if (acts.includes('wants_person')) return waitsForCall ? 'callback' : 'wanted'
  if (acts.includes('cancel')) return 'cancel'
  const isAnswered = answers.some(
    (item) => item.act === 'choose' || (item.act === 'answer' && !isContactQuestion(item.question)),
  )
  if (isAnswered) return null
  const trouble = troubles.find((act) => acts.includes(act))
  if (trouble && !follows) return trouble
  if (acts.includes('outsider')) return 'outsider'
  return wishes ? 'wish' : null
}

/** Where nothing is required, a message is offered; elsewhere the flow asks for what it needs in its own time. */
function canLeaveMessage(flow: CompiledFlow, state: ConversationState): boolean {
  if (!isOptional(phaseOf(flow, state)) || state.takes_message) return false
  const addresses = capturableSlots(flow, state).filter(({ data_type }) => data_type === 'email')
  return addresses.length > 0 && addresses.every((slot) => !isAnswered(state, slot))
}
