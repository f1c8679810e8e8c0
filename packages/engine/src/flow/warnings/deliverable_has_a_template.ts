import type { AgentDefinition } from '../agent_definition.ts'
import { livePhases } from '../definition.ts'
import { onPhase } from '../problem.ts'
import type { Rule } from '../rules/rule.ts'

/** §2.2: offer_deliverable promises a document, which a template gives its shape. */
export const deliverableHasATemplate: Rule<AgentDefinition> = {
  name: 'deliverable_has_a_template',
  check({ flow, deliverable_templates }, report) {
    if (deliverable_templates.length > 0) return
    for (const phase of livePhases(flow)) {
      if (!phase.tools.includes('offer_deliverable')) continue
      report(
        `“${phase.title}” promises a document, but the agent has no deliverable template: add one.`,
        onPhase(phase, 'tools'),
      )
    }
  },
}
