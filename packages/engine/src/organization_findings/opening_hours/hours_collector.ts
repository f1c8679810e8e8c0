import { weekdays } from '@foyer/contract/vocabulary'
import type { OpeningHours } from '../finding.ts'
import type { Closure, DaySpan } from './read_line.ts'

interface NotedSpan extends DaySpan {
  note?: string
}

const longestNote = 200

/** Puts what lines say together: days with the same hours are one entry. */
export function createHoursCollector() {
  const spans: NotedSpan[] = []
  const closures: Closure[] = []
  const notes: string[] = []
  let part: string | undefined
  let season: string | undefined

  return {
    /** What the hours are of, where that is not all of it. */
    setPart(text: string) {
      part = text
    },
    setSeason(text: string) {
      season = text
    },
    add(span: DaySpan, note: string | undefined) {
      const words = [part, season, note].filter((each) => each !== undefined).join(', ')
      spans.push({ ...span, ...(words !== '' && { note: words }) })
    },
    close(closure: Closure) {
      closures.push(closure)
    },
    addNote(note: string) {
      if (!notes.includes(note)) notes.push(note)
    },
    finish(): OpeningHours[] {
      const open = spans.flatMap((span) => {
        const days = span.days.filter((day) => !closures.some((closure) => isClosed(closure, day, span)))
        return days.length > 0 ? [{ ...span, days }] : []
      })
      return withNotes(groupDays(open), notes)
    },
  }
}

/** A whole day is closed only where nothing else was said of it: "Mon–Fri 9–17 … closed" names days once. */
const isClosed = ({ days, half }: Closure, day: DaySpan['days'][number], { opens }: DaySpan) =>
  days.includes(day) && (half === undefined || (half === 'afternoon') === opens >= '12:00')

function groupDays(spans: readonly NotedSpan[]): OpeningHours[] {
  const groups: OpeningHours[] = []
  for (const { days, opens, closes, note } of spans) {
    const same = groups.find(
      (group) => group.opens === opens && group.closes === closes && group.note === note,
    )
    if (same) same.days = weekdays.filter((day) => same.days.includes(day) || days.includes(day))
    else
      groups.push({
        days: weekdays.filter((day) => days.includes(day)),
        opens,
        closes,
        ...(note && { note: note.slice(0, longestNote) }),
      })
  }
  return groups
}

/** What holds beside the hours is said behind the last of them. */
function withNotes(hours: OpeningHours[], notes: readonly string[]): OpeningHours[] {
  const last = hours.at(-1)
  if (!last || notes.length === 0) return hours
  const note = [last.note, ...notes].filter((each) => each !== undefined).join('; ')
  return [...hours.slice(0, -1), { ...last, note: note.slice(0, longestNote) }]
}
