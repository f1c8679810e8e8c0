import type { Sql } from '../../platform/db/index.ts'
import { addCalls } from './repository.ts'
import { dayMs, dayOf } from './rules.ts'

/**
 * Counts requests in the process, so that counting costs a request nothing, and adds them up in storage every few
 * seconds. A process that is killed loses what it had not added up yet.
 */
interface CallCounter {
  count(organization_id: number): void
  close(): Promise<void>
}

const pauseMs = 5000

export function startCallCounter(system: Sql, now: () => Date): CallCounter {
  /** Calls by organization, by the number of the day. */
  let counted = new Map<number, Map<number, number>>()
  let adding = Promise.resolve()

  function count(organization_id: number, times = 1, day = Math.floor(now().getTime() / dayMs)) {
    const calls = counted.get(day) ?? new Map<number, number>()
    counted.set(day, calls)
    calls.set(organization_id, (calls.get(organization_id) ?? 0) + times)
  }

  function addUp(): Promise<void> {
    const taken = [...counted].flatMap(([day, calls]) =>
      [...calls].map(([organization_id, calls]) => ({ organization_id, day, calls })),
    )
    counted = new Map()
    if (taken.length > 0) adding = adding.then(() => add(taken))
    return adding
  }

  async function add(taken: { organization_id: number; day: number; calls: number }[]) {
    try {
      await addCalls(
        system,
        taken.map((each) => ({ ...each, day: dayOf(new Date(each.day * dayMs)) })),
      )
    } catch {
      // Storage is away: what was taken waits for the next time.
      // guard: what could not be added up is kept
      //   [count(organization_id… -> void [organization_id, calls, day]]
      for (const { organization_id, calls, day } of taken) count(organization_id, calls, day)
    }
  }

  const timer = setInterval(addUp, pauseMs)
  timer.unref()
  return {
    count: (organization_id) => count(organization_id),
    async close() {
      clearInterval(timer)
      // guard: what was counted is added up at the end
      await addUp()
    },
  }
}
