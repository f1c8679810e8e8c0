// guards tested by: organization_exports/*.test.ts, visits/limits.test.ts, http/rate_limit_clocks.test.ts

import type { Sql } from './db/connect.ts'
import { forget, forgetOfSystem } from './queue/forget.ts'
import { hoursBefore } from './queue/hours_before.ts'
import type { Sweep } from './queue/job.ts'

/** What requests leave behind, kept for a time and no longer. */

/** Answers to an Idempotency-Key count for 24 hours. */
export const forgetAnswers: Sweep = {
  name: 'forget_answers',
  schedule: '17 * * * *',
  // guard: answers are kept for a day [24 -> 23]
  run: (database, now) => forget(database, 'idempotency_keys', 'created_at', hoursBefore(now, 24)),
}

/** Of callers, addresses and visitors that have not been heard of for a day: such a bucket is full, and as good as none. */
export const forgetRateBuckets: Sweep = {
  name: 'forget_rate_buckets',
  schedule: '57 * * * *',
  async run({ system }, now) {
    // guard: buckets are kept for a day [24 -> 23]
    const day = hoursBefore(await storageTime(system, now), 24)
    await forgetOfSystem(system, 'rate_buckets', 'refilled_at', day)
  },
}

/** Buckets go by PostgreSQL's clock: a server that is ahead of it would forget those in use. */
async function storageTime(system: Sql, now: Date): Promise<Date> {
  // guard: a server ahead of PostgreSQL forgets nothing early [clock_timestamp() -> 'infinity']
  const [row] = await system<{ time: Date }[]>`select least(${now}::timestamptz, clock_timestamp()) as time`
  return row!.time
}
