import { type Weekday, weekdays } from '@foyer/contract/vocabulary'

const dayNames: Record<Weekday, string> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
}

export const days = weekdays.map((value) => ({ value, label: dayNames[value] }))
export const isWeekday = (value: string): value is Weekday => value in dayNames
