import type { CompiledFlow, PromptedPhase } from '../flow/compiled_flow.ts'
import { upperFirst } from '../upper_first.ts'
import { sentenceHashes } from '../wording/sentence_hash.ts'
import { hasTool } from './capturable_slots.ts'
import type { CaptureResult } from './capture.ts'
import { isContactQuestion, isReachable } from './contact_question.ts'
import type { QuestionResult } from './event.ts'
import { pagesFor } from './pages.ts'
import type { CitedPassage, PlanItem, ReplyPlan } from './plan.ts'
import type { Reading } from './reading.ts'
import type { ConversationState } from './state.ts'

/** So many questions of one message are gone into. */
export const maxQuestions = 3
/** So many matters are put up for choice where it is not sure which is meant. */
const maxChoices = 3

/** What goes before the answers: what the visitor gave, and how they feel. */
export function acknowledgement(
  { captured, corrected }: CaptureResult,
  { acts, declined, questions }: Reading,
  isFirst: boolean,
): ReplyPlan {
  const given: ReplyPlan =
    captured.length + corrected.length > 0 && !acts.includes('urgency')
      ? [{ act: 'acknowledge', captured, corrected }]
      : declined.length > 0 && questions.length === 0
        ? [{ act: 'courtesy', to: 'decline' }]
        : []
  const plan: ReplyPlan = [
    ...given,
    ...(acts.includes('asks_identity') ? [{ act: 'identify' } as const] : []),
    ...(acts.includes('reject') ? [{ act: 'courtesy', to: 'rejection' } as const] : []),
    ...(!acts.includes('reject') && acts.includes('complaint') ? [{ act: 'regret' } as const] : []),
    ...(acts.includes('feeling') && !acts.includes('complaint')
      ? [{ act: 'courtesy', to: 'feeling' } as const]
      : []),
  ]
  if (plan.length > 0 || questions.length > 0) return plan
  if (acts.includes('thanks')) return [{ act: 'courtesy', to: 'thanks' }]
  const isGreeting = isFirst && acts.includes('small_talk') && !acts.includes('inform')
  return isGreeting ? [{ act: 'courtesy', to: 'greeting' }] : []
}

/** Every question gets an answer, or an honest word about why there is none. */
export function answerItems(
  results: readonly QuestionResult[],
  unasked: readonly string[],
  said: readonly string[],
  { isQuestion = true, goesOn = false } = {},
): ReplyPlan {
  const items = results.flatMap((result, at) =>
    answerTo({ ...result, isQuestion: result.asked && isQuestion, goesOn }, results.slice(0, at), said),
  )
  const open = items.findIndex(({ act }) => act === 'gap' || act === 'choose' || act === 'defer')
  const [before, after] = open < 0 ? [items, []] : [items.slice(0, open), items.slice(open)]
  const isKnown = (item: PlanItem) => item.act === 'answer' && !isContactQuestion(item.question)
  return [
    ...before,
    ...after.filter(isKnown),
    ...after.filter((item) => !isKnown(item)),
    ...unasked.map((question): PlanItem => ({ act: 'defer', question, because: 'phase' })),
  ]
}

function answerTo(
  {
    question,
    asked,
    isQuestion,
    goesOn,
    verdict,
    passages,
  }: QuestionResult & { isQuestion: boolean; goesOn: boolean },
  before: readonly QuestionResult[],
  saidBefore: readonly string[],
): PlanItem[] {
  const [said] = passages
  const isSure = verdict === 'sure' && said !== undefined
  if (isSure && !isReachable(question, said.text)) return []
  if (
    isSure &&
    before.some((earlier) => earlier.verdict === 'sure' && tells(earlier, withoutRepeatedName(said, before)))
  )
    return []
  const isSaid = isSure && sentenceHashes(said.spoken).every((mark) => saidBefore.includes(mark))
  if (isSaid && asked && !isQuestion && passages.length > 1)
    return [{ act: 'choose', question, passages: passages.slice(1, maxChoices + 1) }]
  const isAllSaid = isSure && sentenceHashes(said.text).every((mark) => saidBefore.includes(mark))
  if (isSaid && !isQuestion && !(goesOn && !isAllSaid)) return []
  if (isSaid && said.focus)
    return [{ act: 'answer', question, passages: [{ ...said, spoken: said.focus }, ...passages.slice(1)] }]
  if (isSaid && said.focus === null) return [{ act: 'gap', question }]
  if (isSure)
    return [{ act: 'answer', question, passages: [withoutRepeatedName(said, before), ...passages.slice(1)] }]
  if (!asked) return []
  if (verdict === 'outage') return [{ act: 'defer', question, because: 'outage' }]
  const few = passages.slice(0, maxChoices)
  const isFirst = before.every((result) => result.verdict !== 'between' && result.verdict !== 'far')
  if (verdict === 'between' && few.length > 0 && isFirst) return [{ act: 'choose', question, passages: few }]
  return [{ act: 'gap', question, ...(verdict === 'far' && isFirst && { nearest: few }) }]
}

/** Whether the answer to an earlier question says it: of one service, the price and the duration are two answers. */
const tells = ({ passages: [one] }: QuestionResult, other: CitedPassage): boolean =>
  one?.kind === other.kind && one.id === other.id && one.spoken.includes(other.spoken)

/** "Audit: It costs €900. It takes 3 weeks.": what two answers are about is named by the first. */
function withoutRepeatedName(said: CitedPassage, before: readonly QuestionResult[]): CitedPassage {
  const earlier = before.find(({ passages: [one] }) => one?.kind === said.kind && one.id === said.id)
  const name = /^[^\n:]+: /.exec(earlier?.passages[0]?.spoken ?? '')?.[0]
  if (name === undefined || !said.spoken.startsWith(name)) return said
  const rest = said.spoken.slice(name.length)
  return { ...said, spoken: upperFirst(rest) }
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
    ...(!state.promised && hasTool(phase, 'offer_deliverable') ? [{ act: 'promise' } as const] : []),
  ]
}
