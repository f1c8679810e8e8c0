import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { asksForPhone } from '../slots/asks_for_phone.ts'
import { type AskingMoment, maySlotBeAsked } from './asking.ts'
import { capturableSlots } from './capturable_slots.ts'
import { isAskedForAddress } from './help_items.ts'
import { nextQuestion, wasJustAsked } from './next_question.ts'
import { isTooEarly, isUnread } from './outcome.ts'
import type { PlanItem, ReplyPlan } from './plan.ts'
import type { Ambiguity } from './reading.ts'
import { effortOf, isAnswered, pendingSlot, skippableFrom } from './slot_progress.ts'
import { type ConversationState, phaseOf } from './state.ts'

interface CallWish {
  /** The visitor speaks of a call. */
  wants_call?: boolean
  /** The visitor asks to be called. */
  waits_for_call?: boolean
}

interface ReplyEndInput extends AskingMoment, CallWish {
  unclear: readonly Ambiguity[]
  /** So many words the message has. */
  words?: number
  /** What the reply says before its end. */
  before: ReplyPlan
}

/** The one thing that a reply ends with, or nothing. */
export function replyEnd(
  flow: CompiledFlow,
  state: ConversationState,
  { unclear, before, words = 0, ...moment }: ReplyEndInput,
): ReplyPlan {
  if (isAskedForAddress(moment.acts)) return askWhereToReach(flow, state, moment)
  if (state.aside) {
    const isPassedOn = before.some(({ act }) => act === 'pass_on')
    const asking = isPassedOn ? askWhereToReach(flow, state, moment) : []
    if (asking.length > 0) return asking
    const isTold = before.length === 0 && words >= fewestWords && !moment.asks
    return isTold ? [{ act: 'courtesy', to: 'statement' }] : nothingLeft(state, moment, before, words)
  }
  const phase = phaseOf(flow, state)
  const mayAsk = maySlotBeAsked(phase, state, moment)
  const doubt = unclear.find(({ slot }) => isOpenDoubt(flow, state, slot))
  if (mayAsk && doubt) return [{ act: 'clarify', slot: doubt.slot, options: [...doubt.options] }]
  const slot = mayAsk ? nextQuestion(phase, state) : undefined
  const isEarly = slot !== undefined && isTooEarly(slot, state, before)
  if (slot && !isEarly && isUnread(slot, before)) return []
  if (slot && !isEarly) return [ask(state, slot.key)]
  const asking = isEarly ? askWhereToReach(flow, state) : []
  if (asking.length > 0) return asking
  return nothingLeft(state, moment, before, unclear.length > 0 ? 0 : words)
}

/** Fewer tell nothing that a team could read; a yes or a no needs more to be more than that. */
const [fewestWords, fewestBesideYes] = [3, 5]

/** A reply that would say nothing more than thanks, or nothing at all, hands the word back. */
function nothingLeft(
  state: ConversationState,
  { acts, follows }: AskingMoment,
  before: ReplyPlan,
  words: number,
): ReplyPlan {
  const said = before.filter(({ act }) => act !== 'move')
  const isThankedOnly = said.every(
    (item) => item.act === 'acknowledge' || (item.act === 'courtesy' && item.to === 'decline'),
  )
  if (!isThankedOnly) return []
  if (said.length > 0) return wasJustAsked(state) && pendingSlot(state) !== null ? [] : [{ act: 'invite' }]
  const pending = pendingSlot(state)
  const isReply = acts.some((act) => act === 'affirm' || act === 'deny')
  const tells = acts.includes('inform') || (isReply && words >= fewestBesideYes)
  if (pending !== null && (follows || (tells && effortOf(state, { key: pending }).asked < 2)))
    return [ask(state, pending)]
  if (acts.length > 0 && !tells && !acts.includes('nonsense')) return [{ act: 'courtesy', to: 'small_talk' }]
  if (words >= fewestWords && tells && !acts.includes('nonsense'))
    return [{ act: 'courtesy', to: 'statement' }]
  return [{ act: 'puzzle', because: acts.length === 0 ? 'order' : 'unclear' }]
}

function isOpenDoubt(flow: CompiledFlow, state: ConversationState, key: string): boolean {
  const slot = capturableSlots(flow, state).find((candidate) => candidate.key === key)
  const isRaised = state.asked.slot === key && state.asked.options.length > 0
  return slot !== undefined && !isRaised && !isAnswered(state, slot)
}

/** Whoever wants a person is not questioned on; only how to reach them is worth knowing. */
function askWhereToReach(
  flow: CompiledFlow,
  state: ConversationState,
  { wants_call: wantsCall = false, waits_for_call: waitsForCall = false }: CallWish = {},
): ReplyPlan {
  const slots = capturableSlots(flow, state)
  const [emails, phones] = [
    slots.filter(({ data_type }) => data_type === 'email'),
    slots.filter(asksForPhone),
  ]
  if (state.told_number || [...emails, ...phones].some((slot) => isAnswered(state, slot))) return []
  if (waitsForCall && phones.length === 0) return [{ act: 'ask_number' }]
  const ways = wantsCall && phones.length > 0 ? phones : emails
  const way = ways.find((slot) => effortOf(state, slot).asked === 0)
  return way ? [ask(state, way.key)] : []
}

function ask(state: ConversationState, key: string): PlanItem {
  const attempt = effortOf(state, { key }).asked + 1
  return { act: 'ask', slot: key, attempt, skippable: attempt >= skippableFrom }
}
