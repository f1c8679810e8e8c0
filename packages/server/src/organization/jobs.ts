// guards tested by: organization_exports/*.test.ts, session.test.ts

import {
  type BackgroundWork,
  closeOver,
  eachStep,
  forget,
  forgetOfSystem,
  hoursBefore,
  type Sweep,
} from '../platform/queue/index.ts'
import { giveUpExports } from './organization_exports/end_export.ts'
import { writeExport } from './organization_exports/write_export.ts'

/** Ended exports are there for seven days. One that has not ended after a day never will. */
export const forgetExports: Sweep = {
  name: 'forget_exports',
  schedule: '37 * * * *',
  run: (database, now) =>
    // guard: an export that never ended has failed [() => giveUpExports…]
    eachStep(
      () => giveUpExports(database, hoursBefore(now, 24), now),
      // guard: exports are kept for seven days [7 -> 6]
      () => forget(database, 'organization_exports', 'completed_at', hoursBefore(now, 7 * 24)),
    ),
}

/** Sessions that have ended, where nobody came back with their cookie. */
export const forgetEndedSessions: Sweep = {
  name: 'forget_ended_sessions',
  schedule: '27 * * * *',
  // guard: only ended sessions are swept away ['expires_at', now -> 'expires_at', hoursBefore(now, -1e6)]
  run: ({ system }, now) => forgetOfSystem(system, 'user_sessions', 'expires_at', now),
}

export const organizationWork: BackgroundWork = {
  jobs: [closeOver(writeExport, {})],
  sweeps: [forgetExports, forgetEndedSessions],
}
