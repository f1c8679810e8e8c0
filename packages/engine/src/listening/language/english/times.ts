import type { TimeWords } from '../pack.ts'
import { anywherePattern, lines, wordSet } from '../phrases.ts'

const sets = (text: string) => lines(text).map((names) => new Set(names))
const which = '(this|the current|end of this|end of the|the end of the|next|the coming|coming)'
const unit = (name: string, months: number) => ({
  pattern: new RegExp(`(?<!\\S)${which} ${name}(?!\\S)`, 'u'),
  months,
})

export const times: TimeWords = {
  units: [unit('week', 0), unit('month', 1), unit('quarter', 3), unit('year', 12)],
  next: /next|coming/,
  months: sets(`
    january, jan
    february, feb
    march, mar
    april, apr
    may
    june, jun
    july, jul
    august, aug
    september, sep, sept
    october, oct
    november, nov
    december, dec`),
  ambiguous: wordSet('may march mar'),
  parts: new Map([
    ['early', 0],
    ['beginning', 0],
    ['start', 0],
    ['mid', 1],
    ['middle', 1],
    ['late', 2],
    ['end', 2],
  ]),
  seasons: new Map([
    ['spring', [3, 3]],
    ['summer', [6, 3]],
    ['autumn', [9, 3]],
    ['fall', [9, 3]],
    ['easter', [3, 2]],
    ['christmas', [12, 1]],
    ['xmas', [12, 1]],
  ]),
  weekdays: sets(`
    monday, mondays, mon
    tuesday, tuesdays, tue
    wednesday, wednesdays, wed
    thursday, thursdays, thu
    friday, fridays, fri
    saturday, saturdays, sat
    sunday, sundays, sun`),
  periods: wordSet('week weekend month'),
  leading: wordSet('next this coming after before from until till by around'),
  days: new Map([
    ['today', 0],
    ['tonight', 0],
    ['tomorrow', 1],
  ]),
  starting: anywherePattern(
    '(start|starting|begin|beginning|kick off|get going|up and running) (in|on|from|by|before|after|next|this|asap), (in|by) (january|february|march|april|may|june|july|august|september|october|november|december) (would|is|at the latest)',
  ),
  soon: anywherePattern(
    'asap, as soon as (possible|we can|you can|i can), right away, straight away, immediately, now, at once, urgently, soon',
  ),
  later: anywherePattern(
    'later [on], some (day|time), someday, sometime, eventually, no (rush|hurry), not (soon|yet)',
  ),
  past: anywherePattern(
    'ago, since, last (week|weekend|month|quarter|year|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
  ),
}
