import type { Weekday } from '@foyer/contract/vocabulary'
import type { OrganizationNotifications } from '@foyer/sdk'

type OfficeHours = NonNullable<OrganizationNotifications['office_hours']>

/** A date with other hours. A date may have several rows; one that is closed has no hours. */
export interface ExceptionRow {
  date: string
  closed: boolean
  opens: string
  closes: string
}

export interface WeeklyRow {
  days: Weekday[]
  opens: string
  closes: string
}

/** Office hours as a form holds them: rows. */
export interface OfficeHoursValues {
  always: boolean
  weekly: WeeklyRow[]
  exceptions: ExceptionRow[]
}

export const usualHours = { opens: '09:00', closes: '17:00' }
const workdays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri']

export function officeHoursValues(hours: OfficeHours | null): OfficeHoursValues {
  if (hours === null) return { always: true, weekly: [{ days: workdays, ...usualHours }], exceptions: [] }
  return { always: false, weekly: hours.weekly, exceptions: hours.exceptions.flatMap(rowsOf) }
}

const rowsOf = ({ date, hours }: OfficeHours['exceptions'][number]): ExceptionRow[] =>
  hours.length === 0
    ? [{ date, closed: true, ...usualHours }]
    : hours.map((each) => ({ date, closed: false, ...each }))

/** What is sent: the rows of one date together. */
export function officeHoursChange({ always, weekly, exceptions }: OfficeHoursValues): OfficeHours | null {
  if (always) return null
  const byDate = Map.groupBy(exceptions, ({ date }) => date)
  return {
    weekly,
    exceptions: [...byDate].map(([date, rows]) => ({
      date,
      hours: rows.filter(({ closed }) => !closed).map(({ opens, closes }) => ({ opens, closes })),
    })),
  }
}
