import type { SlotValue } from '../../prompts/live_values.ts'
import type { ListeningPack } from '../language/index.ts'
import { amountsIn, type MentionedAmount } from '../numbers/amounts.ts'
import { inUnit, optionsForAmount } from '../numbers/bands.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import { isAlone } from '../sentences/is_light.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Mention } from './mention.ts'
import { asksForCompany } from './name_mentions.ts'

/** How well an amount fits a slot. */
interface Fit {
  score: number
  isExplicit: boolean
  /** Nothing says what the number counts. */
  isFloating: boolean
  /** Nothing but the question before speaks for it. */
  isBare?: boolean
  /** More than one slot waits for it. */
  isOpen?: boolean
}

interface NumberContext {
  asked: string | null
  /** The visitor was asked for words: a bare number in them is one of the words. */
  asksWords: boolean
  /** What is known already, by slot. */
  answers: Readonly<Record<string, SlotValue>>
  takesBack: boolean
  /** May take something back, unless the number answers the question. */
  revises: boolean
  /** In a question, a number must say itself what it counts. */
  isQuestion: boolean
}

const sure = 0.5
/** How far before a number its slot may be named: "our budget is, all in all, about 20". */
const naming = 6

export function numberMentions(
  sentence: Sentence,
  stems: readonly string[],
  at: number,
  slots: readonly PreparedSlot[],
  context: NumberContext,
  pack: ListeningPack,
): Mention[] {
  const numeric = slots.filter(({ isNumeric }) => isNumeric)
  if (numeric.length === 0) return []
  const offset = sentence.tokens[0]!.at
  const amounts = amountsIn(sentence, pack)
  const ruledOut = amounts.filter((amount) => isRuledOut(sentence, amount, pack))
  return amounts.flatMap((amount) => {
    // A number that nothing asked for counts only where nothing else is said.
    const alone = isAlone(sentence, amount, pack)
    const fits = numeric.flatMap((each) => {
      const fit = fitOf(amount, stems, each, each.slot.key === context.asked, alone, pack)
      return fit === null || (context.isQuestion && fit.isBare) ? [] : [{ each, fit }]
    })
    const firm = fits.filter(({ fit }) => !fit.isFloating)
    const takesBack = context.takesBack || (context.revises && firm.length === 0)
    const floating = takesBack || alone || ruledOut.length > 0 ? fits.filter(({ fit }) => fit.isFloating) : []
    const settled = [...firm, ...settle(floating, amount, ruledOut, { ...context, takesBack })]
    return settled.flatMap(({ each, fit }) => {
      const counted = amount.measure === null ? inUnit(amount, each.unit) : amount
      const options = fit.isOpen ? each.options : optionsForAmount(each.options, counted)
      if (fit.score < sure || (options.length === 0 && !fit.isExplicit)) return []
      return {
        slot: each.slot.key,
        values: options.map(({ value }) => value),
        first: amount.first + offset,
        last: lastWord(amount, stems, each) + offset,
        score: fit.score + (each.slot.key === context.asked ? 0.1 : 0),
        isExplicit: fit.isExplicit,
        isNegated: ruledOut.includes(amount),
        sentence: at,
      }
    })
  })
}

/** The unit belongs to the number: "12 people" names no option with "people" in it. */
function lastWord(
  { last, heads, measure }: MentionedAmount,
  stems: readonly string[],
  { about }: PreparedSlot,
): number {
  const head = heads[0]
  if (head === undefined) return last
  return measure !== null || about.has(stems[last + 1]!) ? last + 1 : last
}

function fitOf(
  amount: MentionedAmount,
  stems: readonly string[],
  slot: PreparedSlot,
  isAsked: boolean,
  isAlone: boolean,
  pack: ListeningPack,
): Fit | null {
  const { heads, isArticle, first, last } = amount
  const { about } = slot
  const measure = isAsked && amount.isScaled && slot.measure !== 'money' ? null : amount.measure
  if (
    amount.isYear &&
    !slot.options.some(({ interval }) => interval?.low === interval?.high && interval?.low === amount.low)
  )
    return null
  // "A table for 8 people."
  if (!isAsked && isForThem(amount, stems, slot, pack)) return null
  if (countsThings(amount, slot)) return null
  if (amount.isAge && slot.measure === 'age') return { score: 0.9, isExplicit: true, isFloating: false }
  if (amount.isAge && !isAsked) return null
  if (slot.measure === 'time' && measure === null && amount.low >= leastMoney) return null
  const head = Math.max(
    0,
    ...heads.map((_, place) =>
      isBeforeNoun(heads, place) ? 0 : named(about, stems[last + 1 + place]!) * (1 - place * 0.1),
    ),
  )
  if (isArticle) {
    const isThing = isAsked && slot.measure === null && head >= 0.7
    return isThing ? { score: 0.6, isExplicit: false, isFloating: false } : null
  }
  const differs = measure !== null && slot.measure !== null && measure !== slot.measure
  if (head > 0 && !differs) return { score: 0.6 + 0.35 * head, isExplicit: head >= 0.9, isFloating: false }
  if (differs || (measure !== null && slot.measure === null)) return null
  if (measure !== null)
    return { score: measure === 'money' ? 0.9 : 0.8, isExplicit: measure === 'money', isFloating: false }
  const isNamed = stems
    .slice(Math.max(0, first - naming), first)
    .some((stem) => (about.get(stem) ?? 0) >= 0.9)
  if (heads.length > 0)
    return isAsked || isNamed ? { score: 0.5, isExplicit: false, isFloating: false, isBare: !isNamed } : null
  if (isNamed) return { score: 0.85, isExplicit: true, isFloating: false }
  if (amount.isPronoun)
    return isAsked && isAlone ? { score: 0.5, isExplicit: false, isFloating: false, isBare: true } : null
  return { score: isAsked ? 0.75 : 0.55, isExplicit: false, isFloating: !isAsked, isBare: true }
}

const isForThem = (
  { first, heads }: MentionedAmount,
  stems: readonly string[],
  { slot }: PreparedSlot,
  pack: ListeningPack,
): boolean =>
  asksForCompany(slot, pack) &&
  (heads.length === 0 || pack.numbers.anybody.has(heads[0]!.word)) &&
  stems.slice(Math.max(0, first - 3), first).some((stem) => pack.numbers.relating.has(stem))

/** Before a word in the plural, one in the singular tells what kind of thing it is. */
const isBeforeNoun = (heads: MentionedAmount['heads'], place: number): boolean =>
  !isPlural(heads[place]?.word) && isPlural(heads[place + 1]?.word)
const isPlural = (word = ''): boolean => /[^s]s$/.test(word)

/** "Three price lists" are three of something, and no price. */
const leastMoney = 100
const countsThings = ({ isPriced, heads, high }: MentionedAmount, slot: PreparedSlot) =>
  slot.measure === 'money' && !isPriced && heads.length > 0 && high < leastMoney

/** Only words of the key and the title: a description names much else. */
const named = (about: ReadonlyMap<string, number>, stem: string) => {
  const weight = about.get(stem) ?? 0
  return weight >= 0.9 ? weight : 0
}

/** "140, not 40". */
function isRuledOut({ tokens }: Sentence, { first }: MentionedAmount, { choices }: ListeningPack): boolean {
  const before = tokens.slice(Math.max(0, first - 2), first).filter(({ word }) => !choices.definite.has(word))
  return choices.negations.has(before.at(-1)?.word ?? '')
}

/**
 * Whose a bare number is when it was not asked for: the answer's that it takes back, where the words or the number that
 * it replaces say which, else the only slot's that waits for a number. Where several wait, it is the first one's and
 * stays unclear.
 */
function settle<Candidate extends { each: PreparedSlot; fit: Fit }>(
  floating: readonly Candidate[],
  amount: MentionedAmount,
  ruledOut: readonly MentionedAmount[],
  { asksWords, answers, takesBack }: NumberContext,
): Candidate[] {
  const isAnswered = ({ each }: Candidate) => Object.hasOwn(answers, each.slot.key)
  if (takesBack || ruledOut.length > 0) {
    const answered = floating.filter(isAnswered)
    const replaced = answered.filter(({ each }) => ruledOut.some((amount) => holds(each, amount, answers)))
    const candidates = replaced.length > 0 ? replaced : answered
    if (candidates.length === 1)
      return candidates.map((each) => ({ ...each, fit: { ...each.fit, score: 0.9, isExplicit: true } }))
    if (candidates.length > 1) return []
  }
  const free = floating.filter((candidate) => !isAnswered(candidate))
  const money = amount.high < leastMoney ? [] : free.filter(({ each }) => each.measure === 'money')
  const waiting = money.length > 0 ? money : free
  const [only] = waiting
  // "We would go up to 6000 after all" limits money, whatever was asked.
  const isLimit = amount.open !== null && only?.each.measure === 'money' && amount.high >= leastMoney
  if (only === undefined || (asksWords && !(takesBack && isLimit))) return []
  return waiting.length === 1 ? [only] : [{ ...only, fit: { ...only.fit, isOpen: true } }]
}

/** Whether the answer of a slot is the one that an amount falls into. */
const holds = (
  { slot, options, unit, measure }: PreparedSlot,
  amount: MentionedAmount,
  answers: NumberContext['answers'],
) =>
  !(measure === 'money' && amount.high < leastMoney) &&
  optionsForAmount(options, amount.measure === null ? inUnit(amount, unit) : amount).some(
    ({ value }) => value === answers[slot.key],
  )
