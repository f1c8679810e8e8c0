import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { schema } from '../db/queue.ts'

/**
 * Puts back a job that could not be finished because the server stops, and is due at once, or because its organization
 * is being moved, and is due in a moment. The attempt does not count. pg-boss
 * knows only failures, which count and have to wait. Its claim is over by that: what the worker settles afterwards is
 * the attempt before.
 */
export async function returnJob(
  boss: PgBoss,
  { name, id, retryCount }: Pick<JobWithMetadata, 'name' | 'id' | 'retryCount'>,
  inSeconds = 0,
) {
  await boss.getDb().executeSql(
    `update ${schema}.job
      set state = 'retry', retry_limit = retry_limit + 1, start_after = now() + make_interval(secs => $4), heartbeat_on = null
      where name = $1 and id = $2 and retry_count = $3 and state = 'active'`,
    [name, id, retryCount, inSeconds],
  )
}
