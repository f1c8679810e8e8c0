import type { VisitorAct } from './reading.ts'

/** Whether the visitor wants to know if what they asked for here is settled. Before the first reply, nothing can be. */
export const isStatusAsked = (
  { acts }: { acts: readonly VisitorAct[] },
  { turns }: { turns: number },
): boolean => turns > 0 && acts.includes('asks_status')
