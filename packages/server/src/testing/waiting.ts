import { setImmediate as turn } from 'node:timers/promises'
import type { TestService } from './api.ts'

/** Comes back when some work waits for a lock that the test holds, on so many connections, or is over without waiting. */
export async function untilItWaits({ database }: TestService, work: Promise<unknown>, connections = 1) {
  let isOver = false
  work.finally(() => {
    isOver = true
  })
  const countWaiting = async () => {
    const [row] = await database.system<{ count: number }[]>`
      select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return row!.count
  }
  while (!isOver && (await countWaiting()) < connections) await turn()
}
