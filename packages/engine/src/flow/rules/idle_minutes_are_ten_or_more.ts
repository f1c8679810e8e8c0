import type { FlowDefinition } from '../definition.ts'
import { onFlow } from '../problem.ts'
import type { Rule } from './rule.ts'

const fewest = 10

/** §4.4: a visitor who is looking something up must not come back to a paused conversation. */
export const idleMinutesAreTenOrMore: Rule<FlowDefinition> = {
  name: 'idle_minutes_are_ten_or_more',
  check({ idle_minutes }, report) {
    if (idle_minutes === null || (Number.isInteger(idle_minutes) && idle_minutes >= fewest)) return
    report(
      `idle_minutes is ${idle_minutes}: use a whole number of at least ${fewest}, or null to never pause.`,
      onFlow('idle_minutes'),
    )
  },
}
