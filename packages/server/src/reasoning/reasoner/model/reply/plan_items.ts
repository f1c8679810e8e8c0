import type { PlanItem, QuestionResult, ReplyPlan } from '@foyer/engine'

/**
 * What a model words itself. All else commits the organization, and is said in the builtin words: what the visitor talks
 * to and what was understood, too.
 */
const worded: readonly PlanItem['act'][] = [
  'acknowledge',
  'courtesy',
  'regret',
  'answer',
  'clarify',
  'ask',
  'invite',
  'navigate',
]

export const isAsking = ({ act }: PlanItem): boolean => act === 'ask' || act === 'clarify' || act === 'invite'

/** What is added to a model's sentences, word for word: no check could tell a promise from a neighbouring one. */
export function addedItems(plan: ReplyPlan, results: readonly QuestionResult[]): PlanItem[] {
  const looked = results.map(({ question }) => question)
  return plan.filter(
    (item) =>
      !worded.includes(item.act) &&
      item.act !== 'move' &&
      // What becomes of a question is said at its place.
      !('question' in item && looked.includes(item.question)),
  )
}

/** What the plan says to one question: an answer, a choice, or why there is none. */
export const itemsFor = (plan: ReplyPlan, { question }: QuestionResult): PlanItem[] =>
  plan.filter((item) => 'question' in item && item.question === question)

/** The owner has worded the first words of a conversation, and what may be left out is said in our words. */
export const isForModel = (plan: ReplyPlan): boolean => !plan.some(({ act }) => act === 'greet')
