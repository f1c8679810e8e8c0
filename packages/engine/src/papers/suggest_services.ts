import { minorDigits } from '@foyer/contract/vocabulary'
import { answerRange } from '../assessment/answer_range.ts'
import { type ClaimContext, claimContext } from '../assessment/claim_context.ts'
import type { ClosingConversation } from '../assessment/closing_conversation.ts'
import { type ContentWord, contentWords, isSameWord } from '../assessment/content_words.ts'
import { judgeStatement } from '../assessment/judge_statement.ts'
import { hasNegation } from '../assessment/negation.ts'
import { splitClauses } from '../assessment/parts.ts'
import type { Range } from '../assessment/range.ts'
import { slotWords } from '../assessment/slot_words.ts'
import type { EngineData } from '../engine_data.ts'
import type { AgentService } from '../flow/agent_definition.ts'
import type { EmbedText } from '../knowledge/answer/candidate.ts'
import { wishOf } from './wish.ts'

const mostServices = 3
/** So many words of the wish, and so much of it, a service without signals has to be about. */
const [fewestWords, leastShare] = [2, 0.5]

/** The services that fit what was said, the best first; none where nothing says so. */
export function suggestServices(
  conversation: ClosingConversation,
  data: EngineData,
  embed?: EmbedText,
): AgentService[] {
  const context = claimContext(conversation)
  const budget = budgetRange(context)
  const wish = contentWords(wishOf(conversation, data)?.words ?? '')
  return conversation.flow.services
    .map((service) => ({ service, points: pointsOf(service, conversation, wish, context, embed) }))
    .filter(({ points }) => points > 0)
    .filter(({ service }) => !isBeyond(budget, service))
    .sort((one, other) => other.points - one.points)
    .slice(0, mostServices)
    .map(({ service }) => service)
}

function pointsOf(
  service: AgentService,
  conversation: ClosingConversation,
  wish: readonly ContentWord[],
  context: ClaimContext,
  embed?: EmbedText,
): number {
  const signals = service.good_fit_signals ?? []
  const verdicts = signals.map((signal) => judgeStatement(signal, context, embed).verdict)
  const named = nameMentions(service, conversation)
  if (verdicts.includes('not_met') || named.some(hasNegation)) return 0
  const met = verdicts.filter((verdict) => verdict === 'met').length
  const chosen = isChosen(service, conversation) ? 1 : 0
  return (met + chosen) * 2 + named.length + (signals.length === 0 && isWished(service, wish) ? 1 : 0)
}

const isChosen = ({ name }: AgentService, { answers }: ClosingConversation): boolean =>
  Object.values(answers).some(({ value }) => (Array.isArray(value) ? value : [value]).includes(name))

/** The clauses that name it, also in a question: who asks for its price is interested. */
function nameMentions({ name }: AgentService, { said }: ClosingConversation): string[] {
  const words = contentWords(name)
  if (words.length === 0) return []
  return said
    .flatMap(({ text }) => splitClauses(text))
    .filter((clause) => {
      const there = contentWords(clause)
      return words.every((word) => there.some((other) => isSameWord(word, other)))
    })
}

function isWished(
  { name, description, deliverables = [] }: AgentService,
  wish: readonly ContentWord[],
): boolean {
  const offer = contentWords([name, description ?? '', ...deliverables].join(' '))
  const shared = wish.filter((word) => offer.some((other) => isSameWord(word, other)))
  return shared.length >= fewestWords && shared.length / wish.length >= leastShare
}

function budgetRange(context: ClaimContext): Range | null {
  const slot = context.slots.find(
    (each) => context.answers[each.key] && slotWords(each).concepts.has('money'),
  )
  const answer = slot && context.answers[slot.key]
  return slot && answer ? answerRange(slot, answer, context) : null
}

/** Whether even the lowest price is above the budget. What cannot be compared is no reason. */
function isBeyond(budget: Range | null, service: AgentService): boolean {
  const { price_min, price_max, currency = '', pricing_unit } = service
  const lowest = price_min ?? price_max
  if (!budget || lowest === undefined) return false
  if (budget.unit !== null && budget.unit !== currency.toLowerCase()) return false
  const price = lowest / 10 ** minorDigits(currency)
  if (pricing_unit !== 'monthly') return price > budget.max
  const times = budget.per === 30 ? 1 : budget.per === 360 ? 12 : null
  return times !== null && price * times > budget.max
}
