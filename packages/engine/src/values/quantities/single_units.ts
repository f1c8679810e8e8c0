import { anyOf, languages, numberOfWord } from '../language/index.ts'
import type { Token } from '../numbers.ts'
import { count, percent, unitOfPeriod, unitsOf } from '../units.ts'
import type { Unit } from '../value.ts'
import { aside, isTime, type Read, readOf, wholeWord } from './found.ts'
import { addedHalf, unitAt } from './unit_after.ts'

/** What is one or a half of something, without a number: "half a day", "a week", "monthly". */

const article = wholeWord(anyOf(({ articles }) => articles))
const rateWord = wholeWord(anyOf((words) => words.rate))
const half = wholeWord(anyOf((words) => words.half))
const paid = new RegExp(String.raw`^(?:\W+\p{L}+){0,2}\W+(?:${anyOf((words) => words.paid)})(?!\p{L})`, 'iu')
const suffixed = /^(\p{L}{3,}?)((?:minütig|stündig|tägig|wöchig|monatig|jährig)\p{L}*)$/u
const periods = languages.flatMap(({ periods }) =>
  Object.entries(periods).map(([name, source]) => ({ unit: unitOfPeriod(name), pattern: wholeWord(source) })),
)
const anyPeriod = wholeWord(anyOf(({ periods }) => Object.values(periods).join('|')))
/** "once a week", "zweimal im Monat" */
const onceOrMore = /^(?:once|twice|times|mal|\p{L}+mal)$/u
const plural = /(?:[sn]|tage|jahre|monate)$/u

/** Most words are none of these, and are passed over quickly. */
const any = wholeWord(
  anyOf((words) =>
    [
      words.half,
      words.articles,
      words.rate,
      ...Object.keys(words.factors),
      ...Object.values(words.periods),
      ...Object.values(words.units),
      String.raw`\p{L}+(?:minütig|stündig|tägig|wöchig|monatig|jährig)\p{L}*`,
    ].join('|'),
  ),
)

export function singleUnitAt(text: string, tokens: readonly Token[], at: number): Read | null {
  const { kind, lower } = tokens[at]!
  if (kind !== 'word' || !any.test(lower)) return null
  if (half.test(lower)) return halfAt(text, tokens, at)
  if (anyPeriod.test(lower))
    return aside(readOf({ text, tokens, start: at, end: at + 1 }, 1, [periodOf(lower)]))
  const factor = factorOf(lower)
  if (factor !== null) return aside(readOf({ text, tokens, start: at, end: at + 1 }, factor, [count]))
  if (article.test(lower) || rateWord.test(lower)) return oneAt(text, tokens, at)
  return suffixedAt(text, tokens, at) ?? unitAlone(text, tokens, at)
}

/** "Half a day", "halbes Jahr"; half the price is 50 %. */
function halfAt(text: string, tokens: readonly Token[], at: number): Read {
  const next = tokens[at + 1]
  const skip = next !== undefined && (next.text === '-' || article.test(next.lower)) ? 2 : 1
  const unit = unitAt(tokens, at + skip)
  if (unit !== null) return readOf({ text, tokens, start: at, end: unit.end }, 0.5, unit.units)
  const { to } = tokens[at]!
  const isClaim = paid.test(text.slice(to, to + 40))
  return aside(readOf({ text, tokens, start: at, end: at + 1 }, 50, [percent]), !isClaim)
}

/** "zweistündig" */
function suffixedAt(text: string, tokens: readonly Token[], at: number): Read | null {
  const [, number = '', unit = ''] = suffixed.exec(tokens[at]!.lower) ?? []
  const amount = number === '' ? null : numberOfWord(number)
  return amount === null ? null : readOf({ text, tokens, start: at, end: at + 1 }, amount, unitsOf(unit))
}

/** "a week", "im Monat": one of it, which is a claim only where it stands for itself. */
function oneAt(text: string, tokens: readonly Token[], at: number): Read | null {
  const unit = unitAt(tokens, at + 1)
  if (unit === null || !isTime(unit.units[0]!)) return null
  const span = { text, tokens, start: at, end: unit.end }
  if (!article.test(tokens[at]!.lower) || !claimsOne(tokens, at, unit.units[0]!))
    return aside(readOf(span, 1, unit.units))
  const added = addedHalf(text, tokens, tokens[unit.end - 1]!.to)
  return added === null ? readOf(span, 1, unit.units) : readOf({ ...span, end: added.end }, 1.5, unit.units)
}

/** "£42 a day" and "twice a week" are rates, and "a minute" is a manner of speaking. */
function claimsOne(tokens: readonly Token[], at: number, { size, measure }: Unit): boolean {
  if (measure === 'minutes' && size !== 60 && size !== 10080) return false
  const before = tokens[at - 1]
  if (before === undefined) return true
  if (before.kind !== 'word') return /^[,.;:(–—"„“]$/.test(before.text)
  return (
    !onceOrMore.test(before.lower) &&
    unitsOf(before.lower).length === 0 &&
    numberOfWord(before.lower) === null
  )
}

/** "The week", "Woche": whoever names a unit speaks of one. */
function unitAlone(text: string, tokens: readonly Token[], at: number): Read | null {
  const { lower } = tokens[at]!
  if (lower.length < 3 || plural.test(lower)) return null
  const units = unitsOf(lower)
  return units[0] !== undefined && isTime(units[0])
    ? aside(readOf({ text, tokens, start: at, end: at + 1 }, 1, units))
    : null
}

const periodOf = (word: string): Unit => periods.find(({ pattern }) => pattern.test(word))!.unit

function factorOf(word: string): number | null {
  for (const { factors } of languages) if (Object.hasOwn(factors, word)) return factors[word]!
  return null
}
