import type { Database, Databases } from '../../platform/db/index.ts'
import { addUsage } from './repository.ts'
import type { UsageCount, UsageTally } from './usage_tally.ts'

const pauseMs = 5000

/**
 * Adds up in storage every few seconds what the process counts, so that counting costs a request nothing. A process that
 * is killed loses what it had not added up yet.
 */
export function startUsageWriter(databases: Databases, tally: UsageTally): { close(): Promise<void> } {
  let adding = Promise.resolve()

  function addUp(): Promise<void> {
    const taken = tally.take()
    if (taken.length > 0)
      adding = adding
        .then(() => addWhereTheyLive(databases, taken))
        // Storage is away, or the organization is being moved: what was taken waits for the next time.
        .then((left) => tally.giveBack(left))
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

/** Gives what could not be added up. */
async function addWhereTheyLive(databases: Databases, counts: UsageCount[]): Promise<UsageCount[]> {
  const byHome = new Map<Database, UsageCount[]>()
  const left: UsageCount[] = []
  for (const count of counts)
    try {
      const home = await databases.homeOf(count.organization_id)
      byHome.set(home, [...(byHome.get(home) ?? []), count])
    } catch {
      left.push(count)
    }
  for (const [{ system }, at] of byHome)
    try {
      const added = await addUsage(system, at)
      left.push(...at.filter(({ organization_id }) => !added.has(organization_id)))
    } catch {
      left.push(...at)
    }
  return left
}
