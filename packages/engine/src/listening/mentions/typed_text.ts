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
 * what is counted; where it was asked, the number that is settled on, or the first.
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
  const amounts = amountsIn(sentence, pack).filter(({ isArticle, isYear, measure, first }) => {
    // guard: an article counts only in a few words [isAmongFew(sentence, first) -> false]
    const counts = !isArticle || (isAsked && isAmongFew(sentence, first))
    return counts && !isYear && measure !== 'money'
  })
  const fitting = amounts.filter((amount) => names(amount, stems, prepared))
  const others = isAsked ? amounts : []
  // guard: the number that is settled on is meant [isSettled(sentence… -> false]
  const settled = others.findLast(({ first }) => isSettled(sentence, first, pack))
  const party = isAsked && settled === undefined ? partyOf(sentence, pack) : null
  // guard: people who are named are counted [party !== null -> false]
  if (party !== null) return [wholeSentence(sentence, at, prepared, String(party))]
  // guard: two numbers that nobody asked for are none
  if (!isAsked && fitting.length > 1) return []
  const amount = settled ?? fitting[0] ?? others[0]
  // guard: from two to three is an answer in words [amount.low !== amount.high]
  if (amount === undefined || amount.low !== amount.high) return []
  // guard: two numbers that are joined are an answer in words [isJoined(…]
  if (settled === undefined && isJoined(sentence, amount, others, pack)) return []
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

const fewWords = 4
/** "One is enough, I have time". */
const isAmongFew = ({ clauses, tokens }: Sentence, first: number): boolean =>
  clauses.some((clause) => clause.tokens.length <= fewWords && clause.tokens.includes(tokens[first]!))

/** "Just me", "my wife and I". */
function partyOf({ plain }: Sentence, { numbers }: ListeningPack): number | null {
  return numbers.parties.find(([party]) => party.test(plain))?.[1] ?? null
}

const wholeSentence = ({ tokens }: Sentence, at: number, { slot }: PreparedSlot, value: string): Mention => ({
  slot: slot.key,
  values: [value],
  first: tokens[0]!.at,
  last: tokens.at(-1)!.at,
  score: 0.8,
  isExplicit: false,
  isNegated: false,
  sentence: at,
})

/** "2 adults and 2 children". */
const isJoined = (
  { tokens }: Sentence,
  { last }: MentionedAmount,
  amounts: readonly MentionedAmount[],
  { sentences }: ListeningPack,
): boolean => {
  const next = amounts.find(({ first }) => first > last)
  return (
    next !== undefined &&
    tokens.slice(last + 1, next.first).some(({ word }) => sentences.conjunctions.has(word))
  )
}

/** "Two of us and three children, so five". */
const isSettled = ({ tokens }: Sentence, first: number, { answers }: ListeningPack): boolean =>
  answers.settling.test(
    tokens
      .slice(Math.max(0, first - 3), first)
      .map(({ word }) => word)
      .join(' '),
  )

/** "3 nights", where the slot is called so. */
const names = ({ heads, last }: MentionedAmount, stems: readonly string[], { about }: PreparedSlot) =>
  heads.length > 0 && (about.get(stems[last + 1]!) ?? 0) >= 0.9
