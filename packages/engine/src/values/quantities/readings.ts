import { inHalf } from '../clock.ts'
import { anyOf } from '../language/index.ts'
import { type ClockTime, type Hedge, isPlain, type Mention, type Quantity, type Value } from '../value.ts'
import type { Found } from './found.ts'

/** What a number may mean by the words around it. */

const hedges = (['about', 'just over', 'over', 'just under', 'under'] as const).map(
  (hedge): [Hedge, RegExp] => [
    hedge,
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${anyOf((words) => words.hedges[hedge])})\s*[€£$]?\s*$`, 'iu'),
  ],
)
const hedgesAfter = (['about', 'over'] as const).map((hedge): [Hedge, RegExp] => [
  hedge,
  new RegExp(String.raw`^\s*(?:${anyOf((words) => words.hedgesAfter[hedge])})(?!\p{L})`, 'iu'),
])
const rate = new RegExp(
  String.raw`^\s*(?:\/|(?:(?:for|für)\s+)?(?:${anyOf((words) => `${words.rate}|${words.articles}`)})\s+\p{L})|^\s*\(?(?:${anyOf(({ periods }) => Object.values(periods).join('|'))})`,
  'iu',
)
const beforeTime = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(({ clock }) => clock.before)})\s+$`, 'iu')
const maybeTime = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(({ clock }) => clock.maybeBefore)})\s+$`, 'iu')

/** Far enough for every such word. */
const reach = 32

export function mentionOf(text: string, { mention, quantities }: Found, year: number | undefined): Mention {
  const before = text.slice(Math.max(0, mention.from - reach), mention.from)
  const after = text.slice(mention.to, mention.to + reach)
  const hedge = hedgeOf(before, after)
  const time = timeOf(quantities, before, after)
  const isSurelyTime = time !== null && beforeTime.test(before)
  const readings: Value[] = [
    ...(isSurelyTime ? [] : quantities),
    ...(year === undefined ? [] : [{ kind: 'date' as const, year }]),
    ...(time === null ? hoursOf(mention.text, quantities) : [time]),
  ]
  return {
    ...mention,
    readings,
    ...(hedge && { hedge }),
    ...(isRate(quantities, after) && { isRate: true }),
    ...(time !== null && isInSpan(before, after) && { isTimeLike: true }),
  }
}

const hedgeOf = (before: string, after: string): Hedge | undefined =>
  (/[~≈]\s*[€£$]?\s*$/u.test(before) ? 'about' : undefined) ??
  hedges.find(([, pattern]) => pattern.test(before))?.[0] ??
  hedgesAfter.find(([, pattern]) => pattern.test(after))?.[0]

const isRate = (quantities: readonly Quantity[], after: string) =>
  quantities.some(({ unit }) => !isPlain(unit)) && rate.test(after)

/** "at 9", "9–17", "from 9 to 5": hours, where nothing else is counted. */
function timeOf([first]: readonly Quantity[], before: string, after: string): ClockTime | null {
  if (first?.unit.measure !== 'bare' || !isHour(first.amount)) return null
  if (!isInSpan(before, after) && !beforeTime.test(before) && !maybeTime.test(before)) return null
  const minute = (first.amount % 24) * 60
  return inHalf({ kind: 'time', minute, either: minute >= 60 && minute <= 720 }, after)
}

const isHour = (amount: number) => Number.isInteger(amount) && amount <= 24

const isInSpan = (before: string, after: string) =>
  /^\s*[-–—]\s*\d/.test(after) || /\d\s*[-–—]\s*$/.test(before)

/** "9 h" is a time in some languages. */
const hoursOf = (written: string, [first]: readonly Quantity[]): ClockTime[] =>
  first !== undefined && isHour(first.amount) && /\d\s?h$/u.test(written)
    ? [{ kind: 'time', minute: (first.amount % 24) * 60, either: false }]
    : []
