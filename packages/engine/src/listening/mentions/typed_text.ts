import { type ListeningPack, packs } from '../language/index.ts'
import { amountsIn, type MentionedAmount } from '../numbers/amounts.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Token } from '../sentences/tokens.ts'
import type { Mention } from './mention.ts'
import { asksForMoney } from './money_mentions.ts'
import { asksForPhone } from './phone_mentions.ts'

/** What an answer in own words must hold, as the slot's title says: a number, a date, or figures of any kind. */
export type TextKind = 'count' | 'date' | 'figure'

export function textKind(prepared: PreparedSlot): TextKind | null {
  const { slot, words } = prepared
  if (slot.data_type !== 'string') return null
  // guard: a telephone number or an amount is answered by figures
  if (asksForPhone(prepared) || asksForMoney(prepared)) return 'figure'
  // Owners and visitors may speak different languages.
  const has = (of: 'counting' | 'dating') =>
    words.some((word) => packs.some(({ answers }) => answers[of].has(word)))
  return has('counting') ? 'count' : has('dating') ? 'date' : null
}

/** Whether words can answer a slot of this kind. */
export function holdsKind(
  tokens: readonly Token[],
  kind: TextKind,
  { answers, numbers }: ListeningPack,
): boolean {
  if (kind === 'figure') return tokens.some((token) => isFigure(token, numbers))
  return tokens.some(
    (token) =>
      isFigure(token, numbers) ||
      numbers.months.has(token.word) ||
      (kind === 'count' ? answers.parties : answers.times).has(token.word),
  )
}

const isFigure = ({ kind, word }: Token, { articles, read }: ListeningPack['numbers']) =>
  kind === 'number' || kind === 'ordinal' || kind === 'clock' || articles.has(word) || read(word) !== null

/**
 * The number of "4 nights" for a slot that asks for the number of nights: where nobody asked, only if the words say
 * what is counted; where it was asked, only if nothing else is said.
 */
export function countMentions(
  sentence: Sentence,
  stems: readonly string[],
  at: number,
  prepared: PreparedSlot,
  isAsked: boolean,
  pack: ListeningPack,
): Mention[] {
  if (textKind(prepared) !== 'count') return []
  const amounts = amountsIn(sentence, pack).filter(({ isArticle }) => !isArticle)
  const fitting = amounts.filter((amount) => names(amount, stems, prepared))
  const [amount, ...others] = fitting.length > 0 ? fitting : isAsked ? amounts : []
  // guard: two numbers are an answer in words [others.length > 0]
  if (amount === undefined || others.length > 0 || amount.low !== amount.high) return []
  if (isAsked ? !isAll(sentence, amount, pack) : fitting.length === 0) return []
  const offset = sentence.tokens[0]!.at
  return [
    {
      slot: prepared.slot.key,
      values: [String(amount.low / amount.unit)],
      first: amount.first + offset,
      last: Math.min(amount.last + (amount.heads.length > 0 ? 1 : 0), sentence.tokens.length - 1) + offset,
      score: 0.9,
      isExplicit: fitting.length > 0,
      isNegated: false,
      sentence: at,
    },
  ]
}

/** "3 nights", where the slot is called so. */
const names = ({ heads, last }: MentionedAmount, stems: readonly string[], { about }: PreparedSlot) =>
  heads.length > 0 && (about.get(stems[last + 1]!) ?? 0) >= 0.9

/** Nothing but the number, what it counts and words without matter. */
const isAll = (
  { tokens }: Sentence,
  { first, last, heads }: MentionedAmount,
  { sentences, replies }: ListeningPack,
) =>
  tokens.every(
    (token, at) =>
      (at >= first && at <= last) ||
      token === heads[0] ||
      sentences.light.has(token.word) ||
      replies.fillers.has(token.word),
  )
