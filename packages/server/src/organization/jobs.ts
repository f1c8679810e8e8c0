import {
  type BackgroundWork,
  closeOver,
  eachStep,
  forget,
  forgetAfter,
  forgetOfSystem,
  hoursBefore,
  type Retention,
  type Sweep,
} from '../platform/queue/index.ts'
import { giveUpExports } from './organization_exports/end_export.ts'
import { exportDays } from './organization_exports/export_days.ts'
import { writeExport } from './organization_exports/write_export.ts'

/** Ended exports are there for seven days. One that has not ended after a day never will. */
export const forgetExports: Sweep = {
  name: 'forget_exports',
  schedule: '37 * * * *',
  run: (database, now) =>
    eachStep(
      // An export whose worker died never ends by itself.
      () => giveUpExports(database, hoursBefore(now, 24), now),
      () =>
        forget(database, {
          table: 'organization_exports',
          age: 'completed_at',
          before: hoursBefore(now, exportDays * 24),
        }),
    ),
}

/** Sessions that have ended, where nobody came back with their cookie. */
export const forgetEndedSessions: Sweep = {
  name: 'forget_ended_sessions',
  schedule: '27 * * * *',
  run: ({ system }, now) =>
    forgetOfSystem(system, { table: 'user_sessions', age: 'expires_at', before: now }),
}

/** Links to a new password, used or not. For some days those who come too late are told so. */
export const forgetPasswordLinks: Sweep = {
  name: 'forget_password_links',
  schedule: '47 * * * *',
  run: ({ system }, now) =>
    forgetOfSystem(system, {
      table: 'user_verifications',
      age: 'expires_at',
      before: hoursBefore(now, 7 * 24),
    }),
}

/** A webhook delivery goes with its event, and what became of mails and what they told of after the same time. */
export const forgetEvents = ({ events, audit }: Pick<Retention, 'events' | 'audit'>): Sweep => ({
  name: 'forget_events',
  schedule: '7 * * * *',
  run: (database, now) => {
    const log = (table: string, days: number | null) => () =>
      forgetAfter(days, now, (before) =>
        forget(database, { table, age: 'created_at', before, inOrder: true }),
      )
    return eachStep(
      log('events', events),
      log('dispatches', events),
      log('notices', events),
      log('audit_log', audit),
    )
  },
})

export const organizationWork = (retention: Retention): BackgroundWork => ({
  jobs: [closeOver(writeExport, {})],
  sweeps: [forgetExports, forgetEndedSessions, forgetPasswordLinks, forgetEvents(retention)],
})
