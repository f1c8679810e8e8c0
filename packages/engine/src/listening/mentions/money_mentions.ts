import type { ListeningPack } from '../language/index.ts'
import { amountsIn } from '../numbers/amounts.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { Sentence } from '../sentences/sentences.ts'
import { type Mention, mentionOf } from './mention.ts'

/** "Budget so 20k": the amount, for a slot that asks for one in the visitor's words. */
export function moneyMentions(
  message: string,
  { tokens }: Sentence,
  stems: readonly string[],
  at: number,
  prepared: PreparedSlot,
  isAsked: boolean,
  pack: ListeningPack,
): Mention[] {
  // guard: an amount is for a slot that asks for one
  if (!asksForMoney(prepared)) return []
  const isNamed = stems.some((stem) => (prepared.about.get(stem) ?? 0) >= 0.9)
  // guard: what something else costs is no budget
  if (!isAsked && !isNamed) return []
  const amount = amountsIn({ tokens }, pack)
    .filter(
      ({ measure, isPriced, isArticle }) =>
        !isArticle && (measure === null || measure === 'money' || isPriced),
    )
    .at(-1)
  if (amount === undefined) return []
  const [first, last] = [tokens[amount.first]!, tokens[amount.last]!]
  const rest = { score: isAsked ? 1.1 : 1, isExplicit: isNamed, sentence: at }
  return [mentionOf(prepared.slot.key, message.slice(first.from, last.to), [first, last], rest)]
}

export const asksForMoney = ({ slot, words }: PreparedSlot): boolean =>
  slot.data_type === 'string' && words.some((word) => spending.has(word))

const spending = new Set('budget budgetrahmen'.split(' '))
