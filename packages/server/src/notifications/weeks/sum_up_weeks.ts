import { dayStart, officeHoursAt } from '@foyer/engine'
import {
  getNotificationSettings,
  listNotifiedMembers,
  postMessage,
  sendMail,
} from '../../organization/index.ts'
import type { Database } from '../../platform/db/index.ts'
import { eachDue, hoursBefore, type Sweep } from '../../platform/queue/index.ts'
import { afterQuiet, whenOpen } from '../spreading/rules.ts'
import { listUnsummed, markSummed, type WeeklyOrganization } from './repository.ts'

/** On Monday from eight o'clock on, where the organization is. */
const mondayMorning = {
  weekly: [{ days: ['mon' as const], opens: '08:00', closes: '24:00' }],
  exceptions: [],
}

export const sumUpWeeks = (sendsMail: boolean): Sweep => ({
  name: 'sum_up_weeks',
  schedule: '2 * * * *',
  run: (database, now) =>
    eachDue<WeeklyOrganization>(
      (wanted) => listUnsummed(database.system, hoursBefore(now, 24), wanted),
      async (due) => {
        if (officeHoursAt(now.getTime(), mondayMorning, due.timezone).open)
          await sumUp(database, due, sendsMail, now)
      },
    ),
})

function sumUp(database: Database, due: WeeklyOrganization, sendsMail: boolean, now: Date) {
  const kind = 'weekly_summary'
  const midnight = (daysBefore: number) =>
    new Date(dayStart(now.getTime(), due.timezone, daysBefore)).toISOString()
  const data = { since: midnight(7), until: midnight(0) }
  return database.tenant(due.organization_id).transaction(async (db) => {
    // Another server may have been first.
    if (!(await markSummed(db, hoursBefore(now, 24), now))) return
    const members = sendsMail ? await listNotifiedMembers(db) : []
    for (const { member_id, mail, quiet_hours } of members)
      if (mail.includes(kind))
        await sendMail(db, now, { kind, to: { member_id }, data, due_at: afterQuiet(now, quiet_hours) })
    const settings = await getNotificationSettings(db)
    const due_at = whenOpen(now, settings.office_hours, due.timezone)
    for (const channel of ['slack', 'teams'] as const)
      if (settings[`${channel}_url`] !== null && due_at !== null)
        await postMessage(db, now, channel, { kind, data, due_at })
  })
}
