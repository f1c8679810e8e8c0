import { dayMs, dayOf } from './rules.ts'

export type CountedUse = 'calls' | 'messages' | 'model_calls'

export interface UsageCount {
  organization_id: number
  /** `2026-01-15`, a day of UTC. */
  day: string
  use: CountedUse
  times: number
}

/** Counts in the process what happens too often to be written down each time. */
export interface UsageTally {
  /** It happened now, unless told otherwise. */
  count(organization_id: number, use: CountedUse, at?: Date): void
  /** Everything that was counted since the last time. */
  take(): UsageCount[]
  /** What was taken and could not be kept. */
  giveBack(counts: UsageCount[]): void
}

export function createUsageTally(now: () => Date): UsageTally {
  let counted = new Map<string, UsageCount>()

  function add({ organization_id, day, use, times }: UsageCount) {
    const name = `${organization_id} ${day} ${use}`
    const before = counted.get(name)?.times ?? 0
    counted.set(name, { organization_id, day, use, times: before + times })
  }

  // Formatting a date takes longer than counting: it is done once a day.
  let today = { number: -1, day: '' }
  function dayAt(at: Date): string {
    const number = Math.floor(at.getTime() / dayMs)
    if (number !== today.number) today = { number, day: dayOf(new Date(number * dayMs)) }
    return today.day
  }

  return {
    count: (organization_id, use, at = now()) => add({ organization_id, day: dayAt(at), use, times: 1 }),
    take() {
      const taken = [...counted.values()]
      counted = new Map()
      return taken
    },
    giveBack: (counts) => counts.forEach(add),
  }
}
