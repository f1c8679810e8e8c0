import type { CompiledFlow, PromptedPhase } from '../flow/compiled_flow.ts'
import { capturableSlots, hasTool } from './capturable_slots.ts'
import type { CaptureResult } from './capture.ts'
import type { QuestionResult } from './event.ts'
import { nextQuestion } from './next_question.ts'
import { pagesFor } from './pages.ts'
import type { PlanItem, ReplyPlan } from './plan.ts'
import type { Ambiguity, Reading } from './reading.ts'
import { effortOf, isAnswered, skippableFrom } from './slot_progress.ts'
import type { ConversationState } from './state.ts'

/** So many questions of one message are gone into. */
// guard: so many questions are gone into [3 -> 9]
export const maxQuestions = 3
/** So many matters are put up for choice where it is not sure which is meant. */
const maxChoices = 3

/** What was understood is said back, and a greeting returned. */
export function acknowledgement({ captured, corrected }: CaptureResult, reading: Reading): ReplyPlan {
  // guard: small talk is returned only where there is nothing to say back
  if (captured.length + corrected.length > 0) return [{ act: 'acknowledge', captured, corrected }]
  return reading.acts.includes('small_talk') ? [{ act: 'courtesy' }] : []
}

/** Every question gets an answer, or an honest word about why there is none. */
export function answerItems(results: readonly QuestionResult[], unasked: readonly string[]): ReplyPlan {
  return [
    ...results.flatMap((result, at) => answerTo(result, results.slice(0, at))),
    ...unasked.map((question): PlanItem => ({ act: 'defer', question, because: 'phase' })),
  ]
}

function answerTo(
  { question, asked, verdict, passages }: QuestionResult,
  before: readonly QuestionResult[],
): PlanItem[] {
  // guard: an answer rests on a passage [passages.length > 0]
  // guard: only what is sure is answered [verdict…]
  if (verdict === 'sure' && passages.length > 0) return [{ act: 'answer', question, passages }]
  // guard: what was only told is no gap
  if (!asked) return []
  // guard: an outage is no gap
  if (verdict === 'outage') return [{ act: 'defer', question, because: 'outage' }]
  // guard: one choice at a time [before…]
  const isFirst = before.every((result) => result.verdict !== 'between')
  if (verdict === 'between' && passages.length > 0 && isFirst)
    // guard: a choice is between a few [.slice(0, maxChoices)]
    return [{ act: 'choose', question, passages: passages.slice(0, maxChoices) }]
  return [{ act: 'gap', question }]
}

export function offerItems(
  flow: CompiledFlow,
  phase: PromptedPhase,
  state: ConversationState,
  results: readonly QuestionResult[],
): ReplyPlan {
  const pages = pagesFor(flow, phase, state, results)
  return [
    ...(pages.length > 0 ? [{ act: 'navigate', pages } as const] : []),
    // guard: the document is promised once [!state.promised]
    // guard: only a phase that offers the document promises it [hasTool…]
    ...(!state.promised && hasTool(phase, 'offer_deliverable') ? [{ act: 'promise' } as const] : []),
  ]
}

interface ReplyEndInput {
  unclear: readonly Ambiguity[]
  wantsPerson: boolean
  leaves: boolean
  /** The slot that was asked for when the visitor asked something back, or told something else. */
  again: string | null
}

/** The one thing that a reply ends with. */
export function replyEnd(
  flow: CompiledFlow,
  phase: PromptedPhase,
  state: ConversationState,
  { unclear, wantsPerson, leaves, again }: ReplyEndInput,
): ReplyPlan {
  // guard: the end closes
  if (phase.kind === 'terminal') return [{ act: 'close' }]
  if (leaves) return [{ act: 'farewell' }]
  // guard: who wants a person is not questioned on
  if (wantsPerson) return askWhereToReach(flow, phase, state)
  const doubt = unclear.find(({ slot }) =>
    // guard: a doubt about what is known is not raised [!isAnswered…]
    // guard: a doubt about no slot of the flow is not raised [candidate.key…]
    capturableSlots(flow, phase).some((candidate) => candidate.key === slot && !isAnswered(state, candidate)),
  )
  if (doubt) return [{ act: 'clarify', slot: doubt.slot, options: [...doubt.options] }]
  const slot = nextQuestion(phase, state, again)
  return [slot ? ask(state, slot.key, again) : { act: 'invite' }]
}

/** Whoever wants a person is not questioned on; only how to reach them is worth knowing. */
function askWhereToReach(flow: CompiledFlow, phase: PromptedPhase, state: ConversationState): ReplyPlan {
  const address = capturableSlots(flow, phase).find(
    // guard: who wants a person is asked once where to reach them [effortOf…]
    // guard: an address that is known is not asked for [!isAnswered…]
    // guard: who wants a person is asked for an address only [slot.data_type…]
    (slot) => slot.data_type === 'email' && !isAnswered(state, slot) && effortOf(state, slot).asked === 0,
  )
  return address ? [ask(state, address.key, null)] : []
}

function ask(state: ConversationState, key: string, again: string | null): PlanItem {
  const { asked } = effortOf(state, { key })
  // guard: a question asked back is no attempt [asked]
  const attempt = Math.max(1, key === again ? asked : asked + 1)
  // guard: what may be left out is said to be [attempt >= skippableFrom -> false]
  return { act: 'ask', slot: key, attempt, skippable: attempt >= skippableFrom }
}
