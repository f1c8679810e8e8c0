import type { ListeningPack } from '../language/index.ts'
import { amountsIn, type MentionedAmount } from '../numbers/amounts.ts'
import { isCurrency } from '../numbers/figures.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Token } from '../sentences/tokens.ts'
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
  const [first, last] = wholeAmount(tokens, amount, pack)
  const rest = { score: isAsked ? 1.1 : 1, isExplicit: isNamed, sentence: at }
  return [mentionOf(prepared.slot.key, message.slice(first.from, last.to), [first, last], rest)]
}

/** With its currency and with the words that limit it: "at most £5,000" is no £5,000, and "9 and 12" no range. */
function wholeAmount(
  tokens: readonly Token[],
  amount: MentionedAmount,
  pack: ListeningPack,
): [first: Token, last: Token] {
  const { between, atMost, atLeast, orLess, orMore } = pack.numbers
  const first = isCurrency(tokens[amount.first - 1], pack) ? amount.first - 1 : amount.first
  const last = isCurrency(tokens[amount.last + 1], pack) ? amount.last + 1 : amount.last
  const before = plainOf(tokens.slice(Math.max(0, first - 5), first))
  const after = plainOf(tokens.slice(last + 1, last + 5))
  const opening = between.has(tokens[first - 1]?.word ?? '')
    ? 1
    : wordsIn(atMost.exec(before) ?? atLeast.exec(before))
  return [tokens[first - opening]!, tokens[last + wordsIn(orLess.exec(after) ?? orMore.exec(after))]!]
}

const plainOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')
const wordsIn = (found: RegExpExecArray | null) => (found === null ? 0 : found[0].split(' ').length)

export const asksForMoney = ({ slot, words }: PreparedSlot): boolean =>
  slot.data_type === 'string' && words.some((word) => spending.has(word))

const spending = new Set('budget budgetrahmen'.split(' '))
