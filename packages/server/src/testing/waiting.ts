import { setImmediate as turn } from 'node:timers/promises'
import type { TestService } from './api.ts'

/** Comes back when some work waits for a lock that the test holds, or is over without waiting. */
export async function untilItWaits({ database }: TestService, work: Promise<unknown>) {
  let isOver = false
  work.finally(() => {
    isOver = true
  })
  const somebodyWaits = async () => {
    const [row] = await database.system<{ waiting: boolean }[]>`
      select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as waiting`
    return row!.waiting
  }
  while (!isOver && !(await somebodyWaits())) await turn()
}
