import { setImmediate as turn } from 'node:timers/promises'
import type { ApiResponse, TestService } from './api.ts'

/** Comes back when a request waits for a lock that the test holds, or has been answered without waiting. */
export async function untilItWaits({ database }: TestService, request: Promise<ApiResponse>) {
  let answered = false
  request.finally(() => {
    answered = true
  })
  const somebodyWaits = async () => {
    const [row] = await database.system<{ waiting: boolean }[]>`
      select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as waiting`
    return row!.waiting
  }
  while (!answered && !(await somebodyWaits())) await turn()
}
