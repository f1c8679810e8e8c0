import { type Weekday, weekdays } from '@foyer/contract/vocabulary'
import { joinList } from './join_list.ts'
import type { OpeningHours, StructuredWords } from './structured_entry.ts'

/** Days with the same hours, in the order of the week. */
interface DayGroup {
  days: Weekday[]
  hours: string
}

/** The week in a sentence or two, and below it a row a day: who asks about Saturday is told that row alone. */
export const describeOpeningHours = (opening: readonly OpeningHours[], words: StructuredWords): string =>
  [describeWeek(opening, words), ...dayRows(opening, words).map((row) => `- ${row}`)].join('\n')

/** "Saturday: 10:00–14:00" */
export function dayRows(opening: readonly OpeningHours[], words: StructuredWords): string[] {
  return weekdays.flatMap((day) => {
    const hours = hoursOf(day, opening, words)
    if (hours !== '') return [`${words.days[day]}: ${hours}`]
    return isWhole(opening) ? [`${words.days[day]}: ${words.closedDay}`] : []
  })
}

/** Where all hours have a note, such as "reception", they may be those of a part only. */
const isWhole = (opening: readonly OpeningHours[]) => opening.some(({ note }) => note === undefined)

/** "We are open Monday to Friday 9:00–17:00 and Saturday 10:00–14:00. We are closed on Sunday." */
function describeWeek(opening: readonly OpeningHours[], words: StructuredWords): string {
  const groups = groupDays(opening, words)
  const open = groups.map(({ days, hours }) => `${nameDays(days, words)} ${hours}`)
  const closed = weekdays.filter((day) => !groups.some(({ days }) => days.includes(day)))
  const sentences = [
    words.open(joinList(open, words.and)),
    ...(isWhole(opening) && closed.length > 0 ? [words.closed(nameDays(closed, words))] : []),
  ]
  return sentences.join(' ')
}

function groupDays(opening: readonly OpeningHours[], words: StructuredWords): DayGroup[] {
  const groups: DayGroup[] = []
  for (const day of weekdays) {
    const hours = hoursOf(day, opening, words)
    if (hours === '') continue
    const same = groups.find((group) => group.hours === hours)
    if (same) same.days.push(day)
    else groups.push({ days: [day], hours })
  }
  return groups
}

const hoursOf = (day: Weekday, opening: readonly OpeningHours[], words: StructuredWords): string =>
  opening
    .filter(({ days }) => days.includes(day))
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1))
    .map((span) => describeSpan(span, words))
    .join(` ${words.and} `)

function describeSpan({ opens, closes, note }: OpeningHours, { allDay, clock }: StructuredWords): string {
  const isAllDay = opens === '00:00' && closes === '24:00'
  const span = isAllDay ? allDay : `${withoutZero(opens)}–${withoutZero(closes)}${clock}`
  return note === undefined ? span : `${span} (${note})`
}

const withoutZero = (time: string) => time.replace(/^0(?=\d)/, '')

/** Three days in a row, or more, are told by the first and the last. */
function nameDays(days: readonly Weekday[], { days: names, dayRange, and }: StructuredWords): string {
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && weekdays.indexOf(day) === weekdays.indexOf(run.at(-1)!) + 1) run.push(day)
    else runs.push([day])
  }
  const named = runs.flatMap((run) =>
    run.length > 2 ? [dayRange(names[run[0]!], names[run.at(-1)!])] : run.map((day) => names[day]),
  )
  return joinList(named, and)
}
