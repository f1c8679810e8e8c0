import { languagePackFor } from '../knowledge/language/index.ts'
import { inHalf } from './clock.ts'
import { yearsIn } from './dates.ts'
import { anyOf, languages, numberOfWord } from './language/index.ts'
import { numberAt, type Token, tokensOf, type WrittenNumber } from './numbers.ts'
import { bare, count, currencyBefore, minute, percent, unitOfPeriod, unitsOf } from './units.ts'
import {
  type ClockTime,
  type Hedge,
  isMoney,
  isPlain,
  type Mention,
  type Quantity,
  type Unit,
  type Value,
} from './value.ts'

/** Numbers with what they measure: "£42", "2 weeks", "10 %", "12 participants". */

const whole = (source: string) => new RegExp(`^(?:${source})$`, 'u')
const filler = whole(anyOf(({ fillers }) => fillers))
const article = whole(anyOf(({ articles }) => articles))
const half = whole(anyOf((words) => words.half))
const andHalf = new RegExp(String.raw`^\s+(?:${anyOf((words) => words.andHalf)})(?!\p{L})`, 'iu')
const paid = new RegExp(String.raw`^(?:\W+\p{L}+){0,2}\W+(?:${anyOf((words) => words.paid)})(?!\p{L})`, 'iu')
const rate = new RegExp(
  String.raw`^\s*(?:\/|(?:(?:for|für)\s+)?(?:${anyOf((words) => `${words.rate}|${words.articles}`)})\s+\p{L})|^\s*\(?(?:${anyOf(({ periods }) => Object.values(periods).join('|'))})`,
  'iu',
)
const hedges = (['about', 'over', 'under'] as const).map((hedge): [Hedge, RegExp] => [
  hedge,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${anyOf((words) => words.hedges[hedge])})\s*[€£$]?\s*$|${hedge === 'about' ? '[~≈]\\s*[€£$]?\\s*$' : '(?!)'}`,
    'iu',
  ),
])
const hedgesAfter = (['about', 'over'] as const).map((hedge): [Hedge, RegExp] => [
  hedge,
  new RegExp(String.raw`^\s*(?:${anyOf((words) => words.hedgesAfter[hedge])})(?!\p{L})`, 'iu'),
])
const rangeTo = new RegExp(String.raw`^\s*(?:[-–—]|${anyOf(({ to }) => to)})\s*[€£$]?$`, 'iu')
const listed = new RegExp(
  String.raw`^\s*(?:[-–—/,&]|,?\s*(?:${anyOf(({ to, and }) => `${to}|${and}`)}))\s*[€£$]?$`,
  'iu',
)
const beforeTime = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(({ clock }) => clock.before)})\s+$`, 'iu')
const maybeTime = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(({ clock }) => clock.maybeBefore)})\s+$`, 'iu')
const isOnce = /^(?:once|twice|times|einmal|zweimal|dreimal|mal|\p{L}+mal)$/u

const functionWords = new Set(
  ['en', 'de'].flatMap((language) => [...languagePackFor(language).grammar.functionWords]),
)

/** It counts the items of a list, and measures nothing. */
const listMarker = /^\s*\d{1,3}[.)]\s+\S/u

/** What is read of a text before its neighbours are looked at. */
interface Found {
  mention: Mention
  quantities: Quantity[]
  /** Whether the text says itself what the number measures. */
  hasUnit: boolean
}

export function quantityMentions(text: string): Mention[] {
  const tokens = tokensOf(text)
  const years = new Map(yearsIn(text).map(({ from, year }) => [from, year]))
  const found: Found[] = []
  for (let at = listMarker.test(text) ? 1 : 0; at < tokens.length; ) {
    const read = foundAt(text, tokens, at)
    if (read === null) at++
    else {
      found.push(read.found)
      at = read.end
    }
  }
  const shared = found.map((each, at) => withNeighbours(text, found, each, at))
  return compounds(
    text,
    shared.map((each) => finished(text, each, years)),
  )
}

function foundAt(text: string, tokens: readonly Token[], at: number): { found: Found; end: number } | null {
  return (
    halfAt(text, tokens, at) ??
    suffixedAt(tokens, at) ??
    amountAt(text, tokens, at) ??
    oneAt(text, tokens, at)
  )
}

function amountAt(text: string, tokens: readonly Token[], at: number): { found: Found; end: number } | null {
  const number = numberAt(tokens, at)
  if (number === null || isPartOfWord(tokens, number)) return null
  const before = tokens[at - 1]
  const currency = before === undefined ? null : currencyBefore(before.text)
  const tail = unitAfter(text, tokens, number.end)
  const units =
    currency !== null ? [currency] : tail.units.length > 0 ? tail.units : [plainUnit(tokens, number)]
  const quantities = amountsOf(number, units[0]!, tail.half).flatMap((amount) =>
    units.map((unit): Quantity => ({ kind: 'quantity', amount, unit })),
  )
  const from = currency !== null ? before!.from : tokens[at]!.from
  const to = Math.max(tail.to, tokens[number.end - 1]!.to)
  return {
    found: {
      mention: { text: text.slice(from, to), from, to, readings: [] },
      quantities,
      hasUnit: currency !== null || tail.units.length > 0,
    },
    end: Math.max(tail.end, number.end),
  }
}

/** "1.200" measures 1.2 only where decimals have three places: "1.550 m". */
const amountsOf = ({ values }: WrittenNumber, unit: Unit, half: number) =>
  (isPlain(unit) || isMoney(unit) || unit.measure === 'percent' ? values.slice(0, 1) : values).map(
    (value) => value + half,
  )

/** "mp3", "B2B": letters on either side make a name of it. Units may follow at once. */
function isPartOfWord(tokens: readonly Token[], { start, end, isWord }: WrittenNumber): boolean {
  const [first, before, after] = [tokens[start]!, tokens[start - 1], tokens[end]]
  if (before?.kind === 'word' && before.to === first.from && currencyBefore(before.text) === null) return true
  if (isWord || after?.kind !== 'word' || after.from !== tokens[end - 1]!.to) return false
  return (
    unitsOf(after.lower).length === 0 &&
    !/^(?:st|nd|rd|th|er|x|fach|mal|plus|jährig\p{L}*|ish)$/u.test(after.lower)
  )
}

interface Tail {
  units: readonly Unit[]
  /** "two hours and a half" */
  half: number
  end: number
  to: number
}

/** What stands behind a number: "minutes", "-minute", "working days", "volle Tage", "and a half hours". */
function unitAfter(text: string, tokens: readonly Token[], end: number): Tail {
  const last = tokens[end - 1]!
  const added = andHalf.exec(text.slice(last.to))
  const behindHalf = last.to + (added?.[0].length ?? 0)
  const from = added === null ? end : tokens.findIndex((token) => token.from >= behindHalf)
  if (added !== null && from < 0) return { units: [], half: 0.5, end: tokens.length, to: behindHalf }
  let at = afterDashes(tokens, from)
  const next = tokens[at]
  if (next?.kind === 'word' && filler.test(next.lower) && unitAt(tokens, at) === null) at++
  const unit = unitAt(tokens, at)
  const base = added === null ? { half: 0, end, to: last.to } : { half: 0.5, end: from, to: behindHalf }
  if (unit === null) return { units: [], ...base }
  const to = tokens[unit.end - 1]!.to
  const later = added === null ? andHalf.exec(text.slice(to)) : null
  if (later === null) return { units: unit.units, half: base.half, end: unit.end, to }
  const behind = tokens.findIndex((token) => token.from >= to + later[0].length)
  return { units: unit.units, half: 0.5, end: behind < 0 ? tokens.length : behind, to: to + later[0].length }
}

/** "38,- Euro", "21-day" */
function afterDashes(tokens: readonly Token[], from: number): number {
  let at = from
  if (/^[.,]$/.test(tokens[at]?.text ?? '') && /^[-–—]$/.test(tokens[at + 1]?.text ?? '')) at += 2
  while (/^[-–—]$/.test(tokens[at]?.text ?? '') && tokens[at]!.from === tokens[at - 1]!.to && at - from < 3)
    at++
  return at
}

function unitAt(tokens: readonly Token[], at: number): { units: readonly Unit[]; end: number } | null {
  for (const length of [3, 2, 1]) {
    const parts = tokens.slice(at, at + length)
    if (parts.length < length) continue
    const spaced = parts.reduce(
      (text, part, place) => text + (place > 0 && part.from > parts[place - 1]!.to ? ' ' : '') + part.text,
      '',
    )
    const units = isSignOfNext(tokens, at + length) ? [] : unitsOf(spaced)
    if (units.length > 0 && !(length === 1 && isDoubtful(tokens, at))) return { units, end: at + length }
  }
  return null
}

/** "The small one £42": the sign belongs to what follows. */
const isSignOfNext = (tokens: readonly Token[], end: number) => {
  const [sign, next] = [tokens[end - 1]!, tokens[end]]
  return /^[€£$¥₹]$/.test(sign.text) && next?.kind === 'number' && next.from === sign.to
}

/** A single letter behind a space is rather a word, unless it closes something: "12 g", not "12 p". */
const isDoubtful = (tokens: readonly Token[], at: number) => {
  const { lower, from, text } = tokens[at]!
  const before = tokens[at - 1]
  if (lower === 'fr' || lower === 's') return before === undefined || before.to !== from
  return lower === 'p' ? before?.to !== from : text === 'T' || text === 'G' || text === 'L'
}

/** What was read before stands as this: "three Sundays". */
const blank = '\uE000'

/** A number alone, or one that counts things. */
function plainUnit(tokens: readonly Token[], { end, values }: WrittenNumber): Unit {
  if (!Number.isInteger(values[0])) return bare
  for (let at = end; at < end + 3; at++) {
    const token = tokens[at]
    if (token?.text === blank) return count
    if (token?.kind !== 'word' || functionWords.has(token.lower)) return bare
    if (languages.some(({ plural }) => plural.test(token.text))) return count
  }
  return bare
}

/** "half a day", "halbes Jahr"; half the price is 50 %. */
function halfAt(text: string, tokens: readonly Token[], at: number): { found: Found; end: number } | null {
  const token = tokens[at]!
  if (token.kind !== 'word' || !half.test(token.lower)) return null
  const next = tokens[at + 1]
  const skip = next !== undefined && (next.text === '-' || article.test(next.lower)) ? 2 : 1
  const unit = unitAt(tokens, at + skip)
  if (unit !== null) return foundOf(text, tokens, at, unit.end, 0.5, unit.units)
  const isClaim = paid.test(text.slice(token.to, token.to + 40))
  const read = foundOf(text, tokens, at, at + 1, 50, [percent])
  return { ...read, found: { ...read.found, mention: { ...read.found.mention, isAside: !isClaim } } }
}

/** "zweistündig" */
function suffixedAt(tokens: readonly Token[], at: number): { found: Found; end: number } | null {
  const token = tokens[at]!
  if (token.kind !== 'word') return null
  const match = /^(\p{L}{3,}?)((?:minütig|stündig|tägig|wöchig|monatig|jährig)\p{L}*)$/u.exec(token.lower)
  const value = match === null ? null : numberOfWord(match[1]!)
  if (match === null || value === null) return null
  return foundOf('', tokens, at, at + 1, value, unitsOf(match[2]!), token.text)
}

/** "a week", "im Monat", "monthly": one of it, which is a claim only where it stands for itself. */
function oneAt(text: string, tokens: readonly Token[], at: number): { found: Found; end: number } | null {
  const token = tokens[at]!
  if (token.kind !== 'word') return null
  const period = periodOf(token.lower)
  if (period !== null) return aside(foundOf(text, tokens, at, at + 1, 1, [period]))
  const factor = factorOf(token.lower)
  if (factor !== null) return aside(foundOf(text, tokens, at, at + 1, factor, [count]))
  const isArticle = article.test(token.lower)
  if (!isArticle && !rateWord.test(token.lower)) return unitAlone(text, tokens, at)
  const unit = unitAt(tokens, at + 1)
  if (unit === null || !isTime(unit.units[0]!)) return null
  const read = foundOf(text, tokens, at, unit.end, 1, unit.units)
  return isArticle && claimsOne(tokens, at, unit.units[0]!) ? withHalf(text, tokens, read) : aside(read)
}

const plural = /(?:[sn]|tage|jahre|monate)$/u

/** "The week", "Woche": whoever names a unit speaks of one. */
function unitAlone(text: string, tokens: readonly Token[], at: number): { found: Found; end: number } | null {
  const unit = unitAt(tokens, at)
  return unit !== null &&
    unit.end === at + 1 &&
    tokens[at]!.text.length > 2 &&
    !plural.test(tokens[at]!.lower) &&
    isTime(unit.units[0]!)
    ? aside(foundOf(text, tokens, at, unit.end, 1, unit.units))
    : null
}

const rateWord = whole(anyOf((words) => words.rate))
const isTime = ({ measure }: Unit) => measure === 'minutes' || measure === 'months'
const aside = (read: { found: Found; end: number }) => ({
  ...read,
  found: { ...read.found, mention: { ...read.found.mention, isAside: true } },
})

/** "An hour and a half" */
function withHalf(text: string, tokens: readonly Token[], read: { found: Found; end: number }) {
  const { mention, quantities } = read.found
  const added = andHalf.exec(text.slice(mention.to))
  if (added === null) return read
  const to = mention.to + added[0].length
  const end = tokens.findIndex((token) => token.from >= to)
  return {
    end: end < 0 ? tokens.length : end,
    found: {
      ...read.found,
      mention: { ...mention, to, text: text.slice(mention.from, to) },
      quantities: quantities.map((each) => ({ ...each, amount: 1.5 })),
    },
  }
}

/** "£42 a day" and "twice a week" are rates, and "a minute" is a manner of speaking. */
function claimsOne(tokens: readonly Token[], at: number, { size, measure }: Unit): boolean {
  if (measure === 'minutes' && size !== 60 && size !== 10080) return false
  const before = tokens[at - 1]
  if (before === undefined) return true
  if (before.kind === 'number' || before.kind === 'mark') return /^[,.;:(–—"„“]$/.test(before.text)
  return (
    !isOnce.test(before.lower) && unitsOf(before.lower).length === 0 && numberOfWord(before.lower) === null
  )
}

function foundOf(
  text: string,
  tokens: readonly Token[],
  start: number,
  end: number,
  amount: number,
  units: readonly Unit[],
  written?: string,
): { found: Found; end: number } {
  const [from, to] = [tokens[start]!.from, tokens[end - 1]!.to]
  return {
    end,
    found: {
      mention: { text: written ?? text.slice(from, to), from, to, readings: [] },
      quantities: units.map((unit) => ({ kind: 'quantity', amount, unit })),
      hasUnit: true,
    },
  }
}

const periods = languages.flatMap(({ periods }) =>
  Object.entries(periods).map(([name, source]) => ({ unit: unitOfPeriod(name), pattern: whole(source) })),
)
const periodOf = (word: string): Unit | null =>
  periods.find(({ pattern }) => pattern.test(word))?.unit ?? null
const factorOf = (word: string): number | null => {
  for (const { factors } of languages) if (Object.hasOwn(factors, word)) return factors[word]!
  return null
}

/** "7 to 12 °C", "£42–60": the ends of a range measure the same. */
function withNeighbours(text: string, found: readonly Found[], each: Found, at: number): Found {
  if (each.hasUnit) return each
  const next = found.slice(at + 1).find(({ hasUnit }) => hasUnit)
  const between = found.slice(at, next === undefined ? at : found.indexOf(next) + 1)
  const isList =
    next !== undefined &&
    between.every((one, place) => place === 0 || joins(text, between[place - 1]!, one, listed))
  const before = found[at - 1]
  const isEnd =
    before?.hasUnit &&
    joins(text, before, each, rangeTo) &&
    each.quantities.every(({ unit }) => unit.measure === 'bare')
  const units = isEnd ? before.quantities : isList ? next.quantities : []
  if (units.length === 0) return each
  const inherited = each.quantities.flatMap(({ kind, amount }) =>
    units.map(({ unit }) => ({ kind, amount, unit })),
  )
  const isRange = isEnd || joins(text, each, found[at + 1]!, rangeTo)
  return { ...each, hasUnit: isRange, quantities: isRange ? inherited : [...inherited, ...each.quantities] }
}

const joins = (text: string, one: Found, other: Found, pattern: RegExp) => {
  const gap = text.slice(one.mention.to, other.mention.from)
  return gap.length < 12 && pattern.test(gap) && !one.mention.isAside && !other.mention.isAside
}

function finished(text: string, { mention, quantities }: Found, years: ReadonlyMap<number, number>): Mention {
  const before = text.slice(Math.max(0, mention.from - 32), mention.from)
  const after = text.slice(mention.to, mention.to + 32)
  const hedge =
    hedges.find(([, pattern]) => pattern.test(before))?.[0] ??
    hedgesAfter.find(([, pattern]) => pattern.test(after))?.[0]
  const year = years.get(mention.from)
  const time = timeReading(quantities, before, after)
  const isSurelyTime = time !== null && beforeTime.test(before)
  const readings: Value[] = [
    ...(isSurelyTime ? [] : quantities),
    ...(year === undefined ? [] : [{ kind: 'date' as const, year }]),
    ...(time === null ? [] : [time]),
  ]
  return {
    ...mention,
    readings,
    ...(hedge !== undefined && { hedge }),
    ...(quantities.some(({ unit }) => !isPlain(unit)) && rate.test(after) && { isRate: true }),
    ...(time !== null && isInSpan(before, after) && { isTimeLike: true }),
  }
}

const isInSpan = (before: string, after: string) =>
  /^\s*[-–—]\s*\d/.test(after) || /\d\s*[-–—]\s*$/.test(before)

/** "at 9", "9–17", "from 9 to 5": hours, where nothing else is counted. */
function timeReading(quantities: readonly Quantity[], before: string, after: string): ClockTime | null {
  const [first] = quantities
  if (
    first === undefined ||
    first.unit.measure !== 'bare' ||
    !Number.isInteger(first.amount) ||
    first.amount > 24
  )
    return null
  if (!isInSpan(before, after) && !beforeTime.test(before) && !maybeTime.test(before)) return null
  const minute = (first.amount % 24) * 60
  return inHalf({ kind: 'time', minute, either: minute >= 60 && minute <= 720 }, after)
}

/** "1 hour and 30 minutes", "2 h 30 min": one span of time. */
function compounds(text: string, mentions: readonly Mention[]): Mention[] {
  const all: Mention[] = []
  for (const mention of mentions) {
    const last = all.at(-1)
    const sum = last === undefined ? null : spanOfBoth(text, last, mention)
    if (last !== undefined && sum !== null) {
      all[all.length - 1] = {
        ...last,
        to: mention.to,
        text: text.slice(last.from, mention.to),
        readings: [sum],
      }
    } else all.push(mention)
  }
  return all
}

function spanOfBoth(text: string, one: Mention, other: Mention): Quantity | null {
  const [large, small] = [one.readings[0], other.readings[0]]
  if (large?.kind !== 'quantity' || small?.kind !== 'quantity' || one.isAside || other.isAside) return null
  if (!isTime(large.unit) || large.unit.measure !== small.unit.measure) return null
  const gap = text.slice(one.to, other.from)
  if (small.amount * small.unit.size >= large.unit.size || !/^\s*(?:and|und)?\s*$/.test(gap)) return null
  const { size } = large.unit
  return {
    kind: 'quantity',
    amount: large.amount + (small.amount * small.unit.size) / size,
    unit: large.unit,
  }
}

const wordedReader = (amounts: readonly (readonly [pattern: string, amount: number])[], unit: Unit) => {
  const patterns = amounts.map(([source, amount]) => ({ amount, pattern: alone(source, 'giu') }))
  const any = alone(amounts.map(([source]) => source).join('|'), 'iu')
  return (text: string): Mention[] =>
    any.test(text)
      ? patterns.flatMap(({ pattern, amount }) =>
          [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
            text: found,
            from: index,
            to: index + found.length,
            readings: [{ kind: 'quantity' as const, amount, unit }],
          })),
        )
      : []
}

function alone(source: string, flags: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, flags)
}

/** What says an amount without a number: "half an hour", "a third". */
export const wordedReaders = [
  wordedReader(
    languages.flatMap(({ spans }) => spans),
    minute,
  ),
  wordedReader(
    languages.flatMap(({ fractions }) => fractions),
    percent,
  ),
]
