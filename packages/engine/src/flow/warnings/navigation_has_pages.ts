import type { AgentDefinition } from '../agent_definition.ts'
import { livePhases } from '../definition.ts'
import { onPhase } from '../problem.ts'
import type { Rule } from '../rules/rule.ts'

/** §2.2: offer_navigation opens the organization's own pages, which are those of the agent. */
export const navigationHasPages: Rule<AgentDefinition> = {
  name: 'navigation_has_pages',
  check({ flow, pages }, report) {
    if (pages.length > 0) return
    for (const phase of livePhases(flow)) {
      if (!phase.tools.includes('offer_navigation')) continue
      report(
        `“${phase.title}” offers navigation, but the agent has no pages: add pages to the agent.`,
        onPhase(phase, 'tools'),
      )
    }
  },
}
