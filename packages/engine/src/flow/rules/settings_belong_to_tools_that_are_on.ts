import type { ToolName } from '@foyer/contract/vocabulary'
import { type FlowDefinition, livePhases } from '../definition.ts'
import { onPhase } from '../problem.ts'
import type { Rule } from './rule.ts'

/** §4.1 rule 4: settings of a tool that is off would take effect unseen on the day it is switched on. */
export const settingsBelongToToolsThatAreOn: Rule<FlowDefinition> = {
  name: 'settings_belong_to_tools_that_are_on',
  check(flow, report) {
    for (const phase of livePhases(flow)) {
      for (const tool of Object.keys(phase.tool_settings)) {
        if (phase.tools.includes(tool as ToolName)) continue
        report(
          `“${tool}” is off in “${phase.title}”: switch it on in tools, or leave out its settings.`,
          onPhase(phase, `tool_settings.${tool}`),
          onPhase(phase, 'tools'),
        )
      }
    }
  },
}
