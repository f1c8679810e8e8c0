import { toolNames } from '@foyer/contract/vocabulary'
import { type FlowDefinition, livePhases } from '../definition.ts'
import { onPhase } from '../problem.ts'
import { isTool } from '../tools/index.ts'
import type { Rule } from './rule.ts'

/** §2.2: each tool is one of the five. */
export const toolsAreKnown: Rule<FlowDefinition> = {
  name: 'tools_are_known',
  check(flow, report) {
    for (const phase of livePhases(flow)) {
      for (const [index, name] of phase.tools.entries()) {
        if (isTool(name)) continue
        report(
          `There is no tool “${name}”: choose from ${toolNames.join(', ')}.`,
          onPhase(phase, `tools.${index}`),
        )
      }
    }
  },
}
