import type { ListeningPack, Measure } from '../language/index.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Token } from '../sentences/tokens.ts'
import { type Figure, figureAt, isCurrency, isMoney } from './figures.ts'
import { countedNouns, measureIn } from './measures.ts'
import { isDate, isDayOfMonth, isTelephone } from './no_amounts.ts'

/** An amount that a sentence names, before it is known what it is an amount of. */
export interface MentionedAmount {
  first: number
  last: number
  low: number
  high: number
  /** Days in the unit of time that it was said in; `low` and `high` are in days. */
  unit: number
  /** Which side is open: "up to 20", "20 or more". */
  open: 'below' | 'above' | null
  measure: Measure | null
  /** Money by its scale alone: "118 thousand" may count anything that was asked for. */
  isScaled: boolean
  /** A currency stands beside it, or a scale: "budget" and "price" alone make no money of a number. */
  isPriced: boolean
  /** The words that follow and may say what is counted, the nearest first. */
  heads: readonly Token[]
  /** "I am 60": may be somebody's age. */
  isAge: boolean
  /** A number that reads as a year is one, unless years are what is asked for. */
  isYear: boolean
  /** "One" may stand for a thing instead of counting it: "that one". */
  isPronoun: boolean
  /** "A room" counts less surely than "one room". */
  isArticle: boolean
}

const year = /^(?:19|20)\d{2}$/

/** Positions are those within the sentence. */
export function amountsIn(sentence: Pick<Sentence, 'tokens'>, pack: ListeningPack): MentionedAmount[] {
  const { tokens } = sentence
  const amounts: MentionedAmount[] = []
  for (let at = 0; at < tokens.length; at++) {
    const one = figureAt(tokens, at, pack)
    if (one === null) continue
    const other = rangeEnd(tokens, one, pack)
    const amount = amountOf(tokens, one, other, pack)
    if (amount !== null) amounts.push(amount)
    at = scaleEnd(tokens, (other ?? one).last, pack)
  }
  return amounts
}

/** Where "out of 10" ends, which counts nothing by itself. */
function scaleEnd(tokens: readonly Token[], end: number, pack: ListeningPack): number {
  const [words = ''] = pack.numbers.outOf.exec(plainOf(tokens.slice(end + 1, end + 3))) ?? []
  const at = end + 1 + (words === '' ? 0 : words.split(' ').length)
  const isScale = words !== '' || tokens[at]?.gap === '/'
  return isScale && tokens[at]?.kind === 'number' ? at : end
}

/** The second figure of "10 to 20k", "between 10 and 20", "10-20". */
function rangeEnd(tokens: readonly Token[], one: Figure, pack: ListeningPack): Figure | null {
  if (one.isArticle) return null
  const { numbers } = pack
  let at = one.last + 1
  if (isMoney(tokens[at], pack)) at += 1
  const joint = tokens[at]
  if (joint === undefined) return null
  const between = tokens
    .slice(Math.max(0, one.first - 2), one.first)
    .some(({ word }) => numbers.between.has(word))
  if ((between ? numbers.and : numbers.to).has(joint.word) && joint.kind === 'word') at += 1
  else if (!/^\s*[-–—]\s*$/.test(joint.gap)) return null
  if (isMoney(tokens[at], pack)) at += 1
  const other = tokens[at] === undefined ? null : figureAt(tokens, at, pack)
  return other !== null && !other.isArticle && other.value > one.value ? other : null
}

function amountOf(
  tokens: readonly Token[],
  one: Figure,
  other: Figure | null,
  pack: ListeningPack,
): MentionedAmount | null {
  const { numbers } = pack
  const end = (other ?? one).last
  const before = tokens.slice(Math.max(0, one.first - 5), one.first)
  const after = tokens.slice(end + 1, end + 5)
  if (isDate(before.at(-1), after[0], pack) || isDayOfMonth(tokens, one, pack) || isTelephone(tokens, one))
    return null
  const plainBefore = plainOf(before.filter((token) => !isMoney(token, pack)))
  const plainAfter = plainOf(after.filter((token) => !isMoney(token, pack)))
  const heads = countedNouns(after, pack)
  const named = measureIn(before.at(-1), heads, pack)
  const measure =
    named ??
    (isLarge(one) || isLarge(other) ? 'money' : null) ??
    (heads.length === 0 && !one.isArticle && numbers.beforePeople.test(plainBefore) ? 'people' : null)
  if (measure === 'clock') return null
  const unit = measure === 'time' ? (heads.map(({ word }) => numbers.days.get(word)).find(Boolean) ?? 1) : 1
  const low = other?.scaled && !one.scaled && one.value < 1000 ? one.value * scaleOf(other) : one.value
  // "12 or more weeks" and "12 weeks or more".
  const ends = [plainAfter, ...(named === null ? [] : [plainOf(after.slice(1))])]
  const opensBelow = numbers.atMost.test(plainBefore) || ends.some((end) => numbers.orLess.test(end))
  const opensAbove =
    numbers.atLeast.test(plainBefore) ||
    ends.some((end) => numbers.orMore.test(end)) ||
    after[0]?.word === '+'
  return {
    first: one.first,
    last: end,
    unit,
    low: low * unit,
    high: (other ?? one).value * unit,
    open: other !== null ? null : opensBelow ? 'below' : opensAbove ? 'above' : null,
    measure,
    isPriced:
      isLarge(one) ||
      isLarge(other) ||
      [before.at(-1), ...heads.slice(0, 2)].some((token) => isCurrency(token, pack)),
    isScaled: named === null && (isLarge(one) || isLarge(other)),
    heads,
    isAge: isAge(tokens, one, end, pack),
    isYear: measure === null && heads.length === 0 && other === null && year.test(tokens[one.first]!.word),
    isPronoun: one.value === 1 && tokens[one.first]!.kind === 'word' && heads.length === 0,
    isArticle: one.isArticle,
  }
}

const oldest = 120

function isAge(
  tokens: readonly Token[],
  { first, value }: Figure,
  end: number,
  pack: ListeningPack,
): boolean {
  const after = tokens.slice(end + 1, end + 4)
  const [next] = after
  const stands = next === undefined || /[,.;:!?()]/.test(next.gap) || pack.sentences.light.has(next.word)
  return (
    value <= oldest &&
    (pack.numbers.afterAge.test(plainOf(after)) ||
      (stands && pack.numbers.beforeAge.test(plainOf(tokens.slice(Math.max(0, first - 4), first)))))
  )
}

/** "20k" is money; "two hundred" may be anything. */
const isLarge = (figure: Figure | null): boolean => figure?.scaled === true && figure.value >= 1e3
const scaleOf = ({ value }: Figure) => (value >= 1e6 ? 1e6 : value >= 1e3 ? 1e3 : 1e2)
const plainOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')
