import type { Weekday } from '@foyer/contract/vocabulary'
import type { WrittenTime } from './clock.ts'
import { daysNamed } from './day_names.ts'

/** What a line about opening hours is made of. */
export type HoursToken =
  | { kind: 'days'; days: readonly Weekday[] }
  | { kind: 'time'; time: WrittenTime }
  | { kind: 'to' }
  | { kind: 'closed' }
  | { kind: 'all_day' }
  | { kind: 'half_day'; half: 'morning' | 'afternoon' }
  | { kind: 'word'; text: string }

const phrases: [pattern: RegExp, token: HoursToken][] = [
  [/24\s?\/\s?7\b/iy, { kind: 'all_day' }],
  [
    /(?:24\s?(?:hours|hrs|stunden|std)\b(?: (?:a day|am tag|täglich))?|rund um die uhr|around the clock)/iy,
    { kind: 'all_day' },
  ],
  [
    /(?:(?:7|seven) days(?: a week)?|every day|jeden tag|alle tage)(?!\p{L})/iuy,
    { kind: 'days', days: daysNamed('daily')! },
  ],
  [/M\s?[-–—]\s?F(?!\p{L})/uy, { kind: 'days', days: daysNamed('weekdays')! }],
  [/(?:closed|geschlossen|geschl\.|ruhetag|zu)(?!\p{L})/iuy, { kind: 'closed' }],
  [/(?:mornings?|vormittags?|forenoons?)(?!\p{L})/iuy, { kind: 'half_day', half: 'morning' }],
  [/(?:afternoons?|nachmittags?)(?!\p{L})/iuy, { kind: 'half_day', half: 'afternoon' }],
  [/(?:(?:12 )?(?:noon|midday))(?!\p{L})/iuy, { kind: 'time', time: { hour: 12, minute: 0, half: 'pm' } }],
  [/(?:12 )?(?:midnight|mitternacht)(?!\p{L})/iuy, { kind: 'time', time: { hour: 24, minute: 0 } }],
  [/(?:to|bis|through|thru|until|till|til)(?!\p{L})/iuy, { kind: 'to' }],
  [/[-–—‒−‑~]/y, { kind: 'to' }],
]

const timePattern =
  /(\d{1,2})(?:\s?[:.]\s?(\d{2})|\s?h\s?(\d{2}))?(?![\d])\s?(?:([ap])\.?\s?m\b\.?|uhr\b|h\b|o['’]clock\b)?/iy
const wordPattern = /\p{L}[\p{L}'’]*\.?/uy
const skipped = /[^\p{L}\d–—‒−‑~-]+/uy

/** A number that belongs to something else, such as a year, a date or a price. */
const otherNumber = /\d{3,}\+?|[€$£]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|%|km|min\b)/iy

export function tokensOf(line: string): HoursToken[] {
  const tokens: HoursToken[] = []
  for (let at = 0; at < line.length; ) {
    const [token, end] = tokenAt(line, at)
    if (token) tokens.push(token)
    at = end
  }
  return tokens
}

function tokenAt(line: string, at: number): [token: HoursToken | null, end: number] {
  const skip = matchAt(skipped, line, at)
  if (skip) return [null, at + skip[0].length]
  for (const [pattern, token] of phrases) {
    const found = matchAt(pattern, line, at)
    if (found) return [token, at + found[0].length]
  }
  const other = matchAt(otherNumber, line, at)
  if (other) return [{ kind: 'word', text: other[0] }, at + other[0].length]
  const time = matchAt(timePattern, line, at)
  if (time) return [{ kind: 'time', time: timeOf(time) }, at + time[0].length]
  const word = matchAt(wordPattern, line, at)
  if (!word) return [null, at + 1]
  const text = word[0].replace(/\.$/, '')
  const days = text.length > 2 || standsAlone(line.slice(at + word[0].length)) ? daysNamed(text) : undefined
  return [days ? { kind: 'days', days } : { kind: 'word', text }, at + word[0].length]
}

/** "We" and "So" begin sentences, too: days are followed by hours, other days, or what is said of days. */
const standsAlone = (rest: string) =>
  /^\s*(?:$|[^\s\p{L}]|\p{Lu}\p{Ll}{0,2}\b|(?:bis|und|to|and|von|from|closed|geschlossen|nach|ab|oder|or|by|nachmittags?|vormittags?)(?!\p{L}))/u.test(
    rest,
  )

function timeOf([, hour, minute, minuteAfterH, half]: RegExpExecArray): WrittenTime {
  const time = { hour: Number(hour), minute: Number(minute ?? minuteAfterH ?? 0) }
  return half ? { ...time, half: half.toLowerCase() === 'a' ? 'am' : 'pm' } : time
}

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(line)
}
