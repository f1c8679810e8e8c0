import type { AgentPage } from '../flow/agent_definition.ts'
import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { AnswerPage } from '../knowledge/lookup/answer_page.ts'
import type { Effect } from './effect.ts'
import type { PlanItem, ReplyChip, ReplyPlan } from './plan.ts'
import type { PendingQuestion } from './reading.ts'
import { replyChips } from './reply_chips.ts'
import { effortOf, pendingSlot } from './slot_progress.ts'
import { type ConversationState, noQuestion, type PendingChoice, phaseOf, type SaidPassage } from './state.ts'

/** Where a conversation goes from here, as data: nothing has been said or stored yet. */
export interface StepResult {
  state: ConversationState
  plan: ReplyPlan
  effects: Effect[]
  chips: (locale: string) => ReplyChip[]
  links: AgentPage[]
}

/** What the plan itself makes true. */
export function stepResult(
  flow: CompiledFlow,
  state: ConversationState,
  plan: ReplyPlan,
  before: readonly Effect[],
): StepResult {
  const phase = phaseOf(flow, state)
  const links = plan.flatMap((item) => (item.act === 'navigate' ? item.pages : []))
  const gaps = plan.flatMap((item) => (item.act === 'gap' ? [item.question] : []))
  const answered = plan.flatMap((item) => (item.act === 'answer' ? [item.question] : []))
  return {
    plan,
    links,
    effects: [...before, ...plan.flatMap(effectOf)],
    chips: (locale) => replyChips(flow, phase, plan, locale),
    state: {
      ...state,
      asked: pendingQuestionOf(plan, state),
      asked_at: asksIn(plan) ? state.turns : state.asked_at,
      recapped: state.recapped === true || plan.some(({ act }) => act === 'recap'),
      efforts: effortsBy(plan, state),
      promised: state.promised || plan.some(({ act }) => act === 'promise'),
      offered: [...state.offered, ...links.map(({ url }) => url)],
      gaps: [...new Set([...state.gaps, ...gaps])].filter((gap) => !answered.includes(gap)).slice(-mostGaps),
      ended: plan.some(({ act }) => act === 'close'),
      choices: pendingChoiceOf(plan),
      page: pageOf(plan) ?? state.page ?? null,
      answered: answeredIn(plan),
    },
  }
}

/** So many unanswered questions are told in the brief. */
const mostGaps = 50

function effortsBy(plan: ReplyPlan, state: ConversationState): ConversationState['efforts'] {
  const asking = asksIn(plan)
  if (!asking) return state.efforts
  const { asked, declined } = effortOf(state, { key: asking.slot })
  const attempts = asking.act === 'ask' ? asking.attempt : asked + 1
  return { ...state.efforts, [asking.slot]: { asked: attempts, declined } }
}

const asksIn = (plan: ReplyPlan) => plan.find((item) => item.act === 'ask' || item.act === 'clarify')

/** For so many turns a question waits for its answer while the visitor speaks of something else. */
const longestPending = 4

function pendingQuestionOf(plan: ReplyPlan, state: ConversationState): PendingQuestion {
  const last = plan.at(-1)
  if (last?.act === 'ask') return { slot: last.slot, options: [], invited: false }
  if (last?.act === 'clarify') return { slot: last.slot, options: last.options, invited: false }
  if (last?.act === 'invite') return { ...noQuestion, invited: true }
  const isOpen = pendingSlot(state) !== null
  return isOpen && state.turns - (state.asked_at ?? 0) <= longestPending ? state.asked : noQuestion
}

function pendingChoiceOf(plan: ReplyPlan): PendingChoice | null {
  const [offer] = plan.flatMap((item) => {
    if (item.act === 'choose') return [item]
    return item.act === 'gap' && item.nearest ? [{ question: item.question, passages: item.nearest }] : []
  })
  if (!offer) return null
  const options = offer.passages.map(({ kind, id, label }) => ({ kind, id, label }))
  return { question: offer.question, options }
}

function answeredIn(plan: ReplyPlan): SaidPassage | undefined {
  const said = plan.findLast((item) => item.act === 'answer')?.passages[0]
  return said && { kind: said.kind, id: said.id }
}

function pageOf(plan: ReplyPlan): AnswerPage | null {
  const said = plan.findLast((item) => item.act === 'answer')?.passages[0]
  if (said?.source_id === undefined) return null
  return {
    source_id: said.source_id,
    ...(said.url && { url: said.url }),
    ...(said.kind === 'service' && { service_id: said.id }),
  }
}

function effectOf(item: PlanItem): Effect[] {
  switch (item.act) {
    case 'move':
      return [{ type: 'phase_entered', phase: item.phase, because: item.because }]
    case 'gap':
      return [{ type: 'gap_found', question: item.question }]
    case 'pass_on':
      return [{ type: 'person_wanted' }]
    case 'promise':
      return [{ type: 'deliverable_promised' }]
    case 'recap':
      return [{ type: 'recapped' }]
    case 'close':
      return [{ type: 'completed' }]
    default:
      return []
  }
}
