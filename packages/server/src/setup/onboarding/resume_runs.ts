import type { Database } from '../../platform/db/index.ts'
import { onboardJob } from '../../platform/index.ts'
import { eachDue, type Portion } from '../../platform/queue/index.ts'
import * as repository from './repository.ts'

/** A source that was deleted or archived while a run waited for it wakes nobody. */
export function resumeRuns(database: Database): Promise<void> {
  return eachDue(
    (portion: Portion) => repository.listNeglected(database.system, portion),
    ({ organization_id, id }) =>
      database
        .tenant(organization_id)
        .transaction((db) => db.enqueue(onboardJob, { onboarding_run_id: id! })),
  )
}
