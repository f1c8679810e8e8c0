import type { Database } from '../../platform/db/index.ts'
import { eachDue, hoursBefore, type Portion } from '../../platform/queue/index.ts'
import { deleteSource } from './delete_source_job.ts'
import { listDeleted } from './deletion_repository.ts'

/** Longer than the queue tries a job. A second job beside one that is still at work does no harm. */
const hours = 6

/** A deletion that was given up, because storage was away or a lock was held for long, is taken up again. */
export function resumeDeletions(database: Database, now: Date): Promise<void> {
  return eachDue(
    (portion: Portion) => listDeleted(database.system, hoursBefore(now, hours), portion),
    ({ organization_id, id }) =>
      database.tenant(organization_id).transaction((db) => db.enqueue(deleteSource, { source_id: id })),
  )
}
