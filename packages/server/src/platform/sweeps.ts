import { forget, forgetOfSystem, storageTime } from './queue/forget.ts'
import { hoursBefore } from './queue/hours_before.ts'
import type { Sweep } from './queue/job.ts'

/** What requests leave behind, kept for a time and no longer. */

/** Answers to an Idempotency-Key count for 24 hours. */
export const forgetAnswers: Sweep = {
  name: 'forget_answers',
  schedule: '17 * * * *',
  run: (database, now) =>
    forget(database, { table: 'idempotency_keys', age: 'created_at', before: hoursBefore(now, 24) }),
}

/** Of callers, addresses and visitors that have not been heard of for a day: such a bucket is full, and as good as none. */
export const forgetRateBuckets: Sweep = {
  name: 'forget_rate_buckets',
  schedule: '57 * * * *',
  async run({ system }, now) {
    const before = hoursBefore(await storageTime(system, now), 24)
    await forgetOfSystem(system, { table: 'rate_buckets', age: 'refilled_at', before })
  },
}
