import { parseDay, weekdayOf } from '../../calendar_day.ts'
import type { Opening, Presence } from '../../office_hours/presence.ts'
import { type Part, wordedPart } from '../part.ts'
import type { Fills } from '../pattern.ts'
import type { WordingContext } from '../wording_context.ts'

/** When somebody is there. It promises no minutes. */
export function presence({ opens }: Presence, { pack }: WordingContext): Part {
  if (opens === null) return wordedPart('presence', pack.presence.now)
  return wordedPart('presence', pack.presence[nearnessOf(opens)], fillsOf(opens, pack))
}

function nearnessOf({ days_ahead }: Opening): 'today' | 'tomorrow' | 'weekday' | 'date' {
  if (days_ahead === 0) return 'today'
  if (days_ahead === 1) return 'tomorrow'
  return days_ahead < 7 ? 'weekday' : 'date'
}

function fillsOf({ date, time }: Opening, { weekdays, months }: WordingContext['pack']): Fills {
  const day = parseDay(date)
  return {
    time: time.replace(/^0/, ''),
    weekday: weekdays[weekdayOf(day)],
    day: String(day.day),
    month: months[day.month - 1],
  }
}
