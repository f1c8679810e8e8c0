import type { CompiledFlow, PromptedPhase } from '../flow/compiled_flow.ts'
import type { Captured } from './capture.ts'
import type { JudgedQuestion } from './event.ts'
import { nextQuestion } from './next_question.ts'
import { pagesFor } from './pages.ts'
import type { PlanItem, ReplyPlan } from './plan.ts'
import type { Reading, Unclear } from './reading.ts'
import { effortOf, isAnswered, skippableFrom } from './settled.ts'
import { capturable, hasTool } from './slots_of_flow.ts'
import type { ConversationState } from './state.ts'

/** So many questions of one message are gone into, and each is answered by so many facts. */
export const mostQuestions = 3
export const mostFacts = 2

/** What was understood is said back, and a greeting returned. */
export function response({ captured, corrected }: Captured, reading: Reading): ReplyPlan {
  if (captured.length + corrected.length > 0) return [{ act: 'acknowledge', captured, corrected }]
  return reading.acts.includes('small_talk') ? [{ act: 'courtesy' }] : []
}

/** Every question gets an answer, or an honest word about why there is none. */
export function answers(judged: readonly JudgedQuestion[], unasked: readonly string[]): ReplyPlan {
  return [
    ...judged.map(answerTo),
    ...unasked.map((question): PlanItem => ({ act: 'defer', question, because: 'phase' })),
  ]
}

function answerTo({ question, verdict, facts }: JudgedQuestion): PlanItem {
  if (verdict === 'answerable' && facts.length > 0)
    return { act: 'answer', question, facts: facts.slice(0, mostFacts) }
  if (verdict === 'outage') return { act: 'defer', question, because: 'outage' }
  return { act: 'gap', question }
}

export function offers(
  flow: CompiledFlow,
  phase: PromptedPhase,
  state: ConversationState,
  judged: readonly JudgedQuestion[],
): ReplyPlan {
  const pages = pagesFor(flow, phase, state, judged)
  return [
    ...(pages.length > 0 ? [{ act: 'navigate', pages } as const] : []),
    ...(!state.promised && hasTool(phase, 'offer_deliverable') ? [{ act: 'promise' } as const] : []),
  ]
}

export interface Circumstances {
  unclear: readonly Unclear[]
  wantsPerson: boolean
  leaves: boolean
  /** The slot that was asked for when the visitor asked something back, or told something else. */
  again: string | null
}

/** The one thing that a reply ends with. */
export function ending(
  flow: CompiledFlow,
  phase: PromptedPhase,
  state: ConversationState,
  { unclear, wantsPerson, leaves, again }: Circumstances,
): ReplyPlan {
  if (phase.kind === 'terminal') return [{ act: 'close' }]
  if (leaves) return [{ act: 'farewell' }]
  if (wantsPerson) return askWhereToReach(flow, phase, state)
  const doubt = unclear.find(({ slot }) =>
    capturable(flow, phase).some((candidate) => candidate.key === slot && !isAnswered(state, candidate)),
  )
  if (doubt) return [{ act: 'clarify', slot: doubt.slot, options: [...doubt.options] }]
  const slot = nextQuestion(phase, state, again)
  return [slot ? ask(state, slot.key, again) : { act: 'invite' }]
}

/** Whoever wants a person is not questioned on; only how to reach them is worth knowing. */
function askWhereToReach(flow: CompiledFlow, phase: PromptedPhase, state: ConversationState): ReplyPlan {
  const address = capturable(flow, phase).find(
    (slot) => slot.data_type === 'email' && !isAnswered(state, slot) && effortOf(state, slot).asked === 0,
  )
  return address ? [ask(state, address.key, null)] : []
}

function ask(state: ConversationState, key: string, again: string | null): PlanItem {
  const { asked } = effortOf(state, { key })
  const attempt = Math.max(1, key === again ? asked : asked + 1)
  return { act: 'ask', slot: key, attempt, skippable: attempt >= skippableFrom }
}
