import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { schema } from '../db/queue.ts'

/**
 * Puts back a job that a stopping server could not finish: it is due at once, and the attempt does not count. pg-boss
 * knows only failures, which count and have to wait. Its claim is over by that: what the worker settles afterwards is
 * the attempt before.
 */
export async function returnJob(
  boss: PgBoss,
  { name, id, retryCount }: Pick<JobWithMetadata, 'name' | 'id' | 'retryCount'>,
) {
  await boss.getDb().executeSql(
    `update ${schema}.job
      set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), heartbeat_on = null
      where name = $1 and id = $2 and retry_count = $3 and state = 'active'`,
    [name, id, retryCount],
  )
}
