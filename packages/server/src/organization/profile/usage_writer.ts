import type { Sql } from '../../platform/db/index.ts'
import { addUsage } from './repository.ts'
import type { UsageTally } from './usage_tally.ts'

const pauseMs = 5000

/**
 * Adds up in storage every few seconds what the process counts, so that counting costs a request nothing. A process that
 * is killed loses what it had not added up yet.
 */
export function startUsageWriter(system: Sql, tally: UsageTally): { close(): Promise<void> } {
  let adding = Promise.resolve()

  function addUp(): Promise<void> {
    const taken = tally.take()
    if (taken.length > 0)
      adding = adding
        .then(() => addUsage(system, taken))
        // Storage is away: what was taken waits for the next time.
        .catch(() => tally.giveBack(taken))
    return adding
  }

  const timer = setInterval(addUp, pauseMs)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await addUp()
    },
  }
}
