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
// guard: so many questions are gone into [3 -> 9]
export const maxQuestions = 3
/** So many matters are put up for choice where it is not sure which is meant. */
const maxChoices = 3

/** What goes before the answers: what the visitor gave, and how they feel. */
export function acknowledgement(
  { captured, corrected }: CaptureResult,
  { acts, declined, questions }: Reading,
  isFirst: boolean,
): ReplyPlan {
  // guard: who needs help at once is not thanked first [!acts.includes('urgency')]
  const given: ReplyPlan =
    captured.length + corrected.length > 0 && !acts.includes('urgency')
      ? [{ act: 'acknowledge', captured, corrected }]
      : // guard: who asks is not told that they need not say [questions.length === 0]
        declined.length > 0 && questions.length === 0
        ? [{ act: 'courtesy', to: 'decline' }]
        : []
  const plan: ReplyPlan = [
    ...given,
    // guard: who asks what is talking here gets the truth [acts.includes('asks_identity') -> false]
    ...(acts.includes('asks_identity') ? [{ act: 'identify' } as const] : []),
    // guard: who was misunderstood is told so [acts.includes('reject') -> false]
    ...(acts.includes('reject') ? [{ act: 'courtesy', to: 'rejection' } as const] : []),
    // guard: a complaint is regretted [acts.includes('complaint') -> false]
    // guard: one apology is enough [!acts.includes('reject') && -> ]
    ...(!acts.includes('reject') && acts.includes('complaint') ? [{ act: 'regret' } as const] : []),
    // guard: a feeling is met with sympathy, once [acts.includes('feeling') -> false]
    ...(acts.includes('feeling') && !acts.includes('complaint')
      ? [{ act: 'courtesy', to: 'feeling' } as const]
      : []),
  ]
  // guard: thanks and small talk are returned only where there is nothing else
  if (plan.length > 0 || questions.length > 0) return plan
  if (acts.includes('thanks')) return [{ act: 'courtesy', to: 'thanks' }]
  // guard: only a greeting is greeted [isFirst]
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
    // guard: what is known is told before what is not [isKnown -> () => false]
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
  // guard: only what is sure is answered [verdict…]
  const isSure = verdict === 'sure' && said !== undefined
  // guard: how to reach the organization is said only by an address
  if (isSure && !isReachable(question, said.text)) return []
  // guard: nothing is said twice
  if (
    isSure &&
    before.some((earlier) => earlier.verdict === 'sure' && tells(earlier, withoutRepeatedName(said, before)))
  )
    return []
  const isSaid = isSure && sentenceHashes(said.spoken).every((mark) => saidBefore.includes(mark))
  // guard: who wants more than what was said is shown what else there is [isSaid && asked && !isQuestion -> false]
  if (isSaid && asked && !isQuestion && passages.length > 1)
    return [{ act: 'choose', question, passages: passages.slice(1, maxChoices + 1) }]
  const isAllSaid = isSure && sentenceHashes(said.text).every((mark) => saidBefore.includes(mark))
  // guard: who does not ask is not told the same again
  // guard: who goes on about it at once may mean the rest of it [goesOn && !isAllSaid -> false]
  if (isSaid && !isQuestion && !(goesOn && !isAllSaid)) return []
  // guard: who asks on about what was said is told the part that is asked for [isSaid && said.focus -> false]
  if (isSaid && said.focus)
    return [{ act: 'answer', question, passages: [{ ...said, spoken: said.focus }, ...passages.slice(1)] }]
  // guard: what was said, and does not touch the question, is not said again [isSaid && said.focus === null -> false]
  if (isSaid && said.focus === null) return [{ act: 'gap', question }]
  if (isSure)
    return [{ act: 'answer', question, passages: [withoutRepeatedName(said, before), ...passages.slice(1)] }]
  // guard: what was only told is no gap
  if (!asked) return []
  // guard: an outage is no gap
  if (verdict === 'outage') return [{ act: 'defer', question, because: 'outage' }]
  // guard: a choice is between a few [.slice(0, maxChoices)]
  const few = passages.slice(0, maxChoices)
  // guard: one choice at a time [before.every… -> true]
  const isFirst = before.every((result) => result.verdict !== 'between' && result.verdict !== 'far')
  if (verdict === 'between' && few.length > 0 && isFirst) return [{ act: 'choose', question, passages: few }]
  // guard: what lies far off is offered only where it may touch the matter [verdict === 'far' -> true]
  return [{ act: 'gap', question, ...(verdict === 'far' && isFirst && { nearest: few }) }]
}

/** Whether the answer to an earlier question says it: of one service, the price and the duration are two answers. */
const tells = ({ passages: [one] }: QuestionResult, other: CitedPassage): boolean =>
  // guard: another part of the same passage is said, too [one.spoken… -> true]
  one?.kind === other.kind && one.id === other.id && one.spoken.includes(other.spoken)

/** "Audit: It costs €900. It takes 3 weeks.": what two answers are about is named by the first. */
function withoutRepeatedName(said: CitedPassage, before: readonly QuestionResult[]): CitedPassage {
  const earlier = before.find(({ passages: [one] }) => one?.kind === said.kind && one.id === said.id)
  const name = /^[^\n:]+: /.exec(earlier?.passages[0]?.spoken ?? '')?.[0]
  // guard: what two answers of a reply are about is named once [said.spoken.startsWith(name) -> false]
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
    // guard: the document is promised once [!state.promised]
    // guard: only a phase that offers the document promises it [hasTool…]
    ...(!state.promised && hasTool(phase, 'offer_deliverable') ? [{ act: 'promise' } as const] : []),
  ]
}
