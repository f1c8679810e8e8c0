import { type Weekday, weekdays } from '@foyer/contract/vocabulary'

/** Days as English and German pages write them. */

/** Two letters are common words too (`so`, `do`, `we`): they count only as they are written for days. */
const short: Record<string, Weekday> = {
  ...pairs('Mo Tu We Th Fr Sa Su'),
  ...pairs('Mo Di Mi Do Fr Sa So'),
  ...pairs('MO DI MI DO FR SA SO'),
  ...pairs('MO TU WE TH FR SA SU'),
}

const long: Record<string, Weekday> = {
  ...pairs('mon tue wed thu fri sat sun'),
  ...pairs('mon tues weds thur fri sat sun'),
  ...pairs('mon tue wed thurs fri sat sun'),
  ...pairs('monday tuesday wednesday thursday friday saturday sunday'),
  ...pairs('montag dienstag mittwoch donnerstag freitag samstag sonntag'),
  ...pairs('mon die mit don fre sonnabend sonn'),
}

function pairs(list: string): Record<string, Weekday> {
  const names = list.split(' ')
  return Object.fromEntries(names.map((name, place) => [name, weekdays[place]!]))
}

const groups: [pattern: RegExp, days: readonly Weekday[]][] = [
  [/^(?:daily|everyday|täglich|tgl|tägl)$/, weekdays],
  [/^(?:weekdays?|werktags?|werktage|wochentags)$/, weekdays.slice(0, 5)],
  [/^(?:weekends?|wochenende)$/, weekdays.slice(5)],
]

/** The days that a word names; undefined for any other word. */
export function daysNamed(word: string): readonly Weekday[] | undefined {
  const exact = short[word]
  if (exact) return [exact]
  const lower = word.toLowerCase()
  const day = long[lower] ?? long[lower.replace(/s$/, '')]
  if (day) return [day]
  return groups.find(([pattern]) => pattern.test(lower))?.[1]
}

/** From one day to another, over the end of the week too. */
export function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)]
  return from <= to ? weekdays.slice(from, to + 1) : [...weekdays.slice(from), ...weekdays.slice(0, to + 1)]
}
