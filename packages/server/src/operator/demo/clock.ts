import type { Context, Organization } from '../../platform/index.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The demo's past, counted back from now, so that it looks lived in whenever it is loaded. */
export interface DemoClock {
  at(daysAgo: number): Date
  /** Who acts at that time: the demo itself. */
  context(daysAgo: number): Context
}

export function demoClock(organization: Organization, now: Date): DemoClock {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs)
  return {
    at,
    context: (daysAgo) => ({
      organization,
      actor: { type: 'system', name: 'demo' },
      operation: 'loadDemo',
      request_id: 'demo',
      now: at(daysAgo),
    }),
  }
}
