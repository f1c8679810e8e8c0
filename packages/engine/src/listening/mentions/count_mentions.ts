import type { ListeningPack } from '../language/index.ts'
import { amountsIn, type MentionedAmount } from '../numbers/amounts.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { Sentence } from '../sentences/sentences.ts'
import { type Mention, mentionOf } from './mention.ts'
import { textKind } from './typed_text.ts'

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
  const { tokens } = sentence
  const amounts = amountsIn(sentence, pack).filter(({ isArticle, isYear, measure, first }) => {
    const counts = !isArticle || (isAsked && isAmongFew(sentence, first))
    return counts && !isYear && measure !== 'money' && !isDate.test(tokens[first]!.word)
  })
  const fitting = amounts.filter(
    (amount) =>
      names(amount, stems, prepared, pack) ||
      isOfUs(sentence, amount, prepared, pack) ||
      nameBehind(sentence, amount, stems, prepared, pack) !== undefined,
  )
  const others = isAsked ? amounts : []
  const settled =
    others.findLast(({ first }) => isSettled(sentence, first, pack)) ??
    others.find((amount) => isWholeOpening(sentence, amount))
  const party = isAsked && settled === undefined ? partyOf(sentence, pack) : null
  if (party !== null) {
    const rest = { score: 0.8, isExplicit: false, sentence: at }
    return [mentionOf(prepared.slot.key, String(party), [tokens[0]!, tokens.at(-1)!], rest)]
  }
  if (!isAsked && fitting.length > 1) return []
  const amount = settled ?? fitting[0] ?? others[0]
  if (amount === undefined || amount.low !== amount.high) return []
  if (settled === undefined && isJoined(sentence, amount, others, pack)) return []
  const next = Math.min(amount.last + (amount.heads.length > 0 ? 1 : 0), tokens.length - 1)
  const last = nameBehind(sentence, amount, stems, prepared, pack) ?? next
  const rest = { score: 0.9, isExplicit: fitting.length > 0, sentence: at }
  const value = String(amount.low / amount.unit)
  return [mentionOf(prepared.slot.key, value, [tokens[amount.first]!, tokens[last]!], rest)]
}

const isDate = /^\d{1,2}\.\d{1,2}$/

/** "Four, that's me and three friends". */
const isWholeOpening = ({ clauses }: Sentence, { first, last }: MentionedAmount): boolean =>
  first === 0 && clauses.length > 1 && clauses[0]!.tokens.length === last + 1

const fewWords = 4
/** "One is enough, I have time". */
const isAmongFew = ({ clauses, tokens }: Sentence, first: number): boolean =>
  clauses.some((clause) => clause.tokens.length <= fewWords && clause.tokens.includes(tokens[first]!))

/** "Just me", "my wife and I". */
function partyOf({ plain }: Sentence, { numbers }: ListeningPack): number | null {
  return numbers.parties.find(([party]) => party.test(plain))?.[1] ?? null
}

/** "2 adults and 2 children", "2 adults 2 children". */
const isJoined = (
  { tokens }: Sentence,
  { last, measure }: MentionedAmount,
  amounts: readonly MentionedAmount[],
  { sentences }: ListeningPack,
): boolean => {
  const next = amounts.find(({ first }) => first > last)
  return (
    next !== undefined &&
    ((measure !== null && measure === next.measure) ||
      tokens.slice(last + 1, next.first).some(({ word }) => sentences.conjunctions.has(word)))
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

/** "3 nights", where the slot is called so; "3 guests", where it counts people. */
const names = (
  { heads, last }: MentionedAmount,
  stems: readonly string[],
  { about, measure }: PreparedSlot,
  { numbers }: ListeningPack,
) =>
  heads.length > 0 &&
  ((about.get(stems[last + 1]!) ?? 0) >= 0.9 || (measure === 'people' && numbers.anybody.has(heads[0]!.word)))

/** "We are four after all". */
const isOfUs = (
  { tokens }: Sentence,
  { first, heads }: MentionedAmount,
  { measure }: PreparedSlot,
  { numbers }: ListeningPack,
): boolean =>
  measure === 'people' &&
  heads.length === 0 &&
  numbers.ofUs.test(
    tokens
      .slice(Math.max(0, first - 4), first)
      .map(({ word }) => word)
      .join(' '),
  )

/** Where "six for the pain" and "zwei bei den Doppelstunden" name the slot. */
function nameBehind(
  { tokens }: Sentence,
  { last }: MentionedAmount,
  stems: readonly string[],
  { about }: PreparedSlot,
  { numbers }: ListeningPack,
): number | undefined {
  const from = tokens.findIndex(({ word }, at) => at > last && at <= last + 2 && numbers.relating.has(word))
  const place = stems.findIndex((stem, at) => at > from && at <= from + 2 && (about.get(stem) ?? 0) >= 0.9)
  return from >= 0 && place >= 0 ? place : undefined
}
