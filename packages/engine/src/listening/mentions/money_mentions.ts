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
  /** The answer so far. */
  known: string | undefined,
  pack: ListeningPack,
): Mention[] {
  if (!asksForMoney(prepared)) return []
  const isNamed = stems.some((stem) => (prepared.about.get(stem) ?? 0) >= 0.9)
  const isAgain =
    known !== undefined &&
    tokens.some(({ kind, word }) => kind === 'number' && known.split(/\s/).includes(word))
  if (!isAsked && !isNamed && !isAgain) return []
  const amounts = amountsIn({ tokens }, pack).filter(
    ({ measure, isPriced, isArticle }) => !isArticle && (measure === null || measure === 'money' || isPriced),
  )
  const amount = amounts.at(-1)
  if (amount === undefined) return []
  const [start, last] = wholeAmount(tokens, amount, pack)
  const before = amounts.at(-2)
  const goesOn = before && isContinued(tokens, before, amount, pack)
  const first = goesOn ? wholeAmount(tokens, before, pack)[0] : start
  const rest = { score: isAsked ? 1.1 : 1, isExplicit: isNamed || isAgain, sentence: at }
  return [mentionOf(prepared.slot.key, message.slice(first.from, last.to), [first, last], rest)]
}

/** Not priced itself, or said to be the most; and the first is not taken back. */
function isContinued(
  tokens: readonly Token[],
  one: MentionedAmount,
  other: MentionedAmount,
  { numbers, replies }: ListeningPack,
): boolean {
  const between = plainOf(tokens.slice(one.last + 1, other.first))
  const isBare = one.isPriced && !other.isPriced && other.heads.length === 0
  const isMost = numbers.orLess.test(plainOf(tokens.slice(other.last + 1, other.last + 5)))
  const isTakenBack = [replies.correction, replies.reconsidering].some((form) => form.test(between))
  return (isBare || isMost) && !isTakenBack
}

/** With its currency and with the words that limit it: "at most £5,000" is no £5,000, and "9 and 12" no range. */
function wholeAmount(
  tokens: readonly Token[],
  amount: MentionedAmount,
  pack: ListeningPack,
): [first: Token, last: Token] {
  const { between, atMost, atLeast, orLess, orMore, rate } = pack.numbers
  const first = isCurrency(tokens[amount.first - 1], pack) ? amount.first - 1 : amount.first
  const last = isCurrency(tokens[amount.last + 1], pack) ? amount.last + 1 : amount.last
  const before = plainOf(tokens.slice(Math.max(0, first - 5), first))
  const after = plainOf(tokens.slice(last + 1, last + 5))
  const opening = between.has(tokens[first - 1]?.word ?? '')
    ? 1
    : wordsIn(atMost.exec(before) ?? atLeast.exec(before))
  const limited = last + wordsIn(orLess.exec(after) ?? orMore.exec(after))
  return [tokens[first - opening]!, tokens[limited + wordsIn(rate.exec(plainOf(tokens.slice(limited + 1))))]!]
}

const plainOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')
const wordsIn = (found: RegExpExecArray | null) => (found === null ? 0 : found[0].split(' ').length)

export const asksForMoney = ({ slot, words }: PreparedSlot): boolean =>
  slot.data_type === 'string' && words.some((word) => spending.has(word))

const spending = new Set('budget budgetrahmen'.split(' '))
