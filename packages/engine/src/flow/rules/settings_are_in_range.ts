import { type FlowDefinition, livePhases } from '../definition.ts'
import { onPhase } from '../problem.ts'
import { isTool, tools } from '../tools/index.ts'
import type { Rule } from './rule.ts'

/** §4.1 rule 4 and §8: every setting is one that its tool has, and a whole number in its range. */
export const settingsAreInRange: Rule<FlowDefinition> = {
  name: 'settings_are_in_range',
  check(flow, report) {
    for (const phase of livePhases(flow)) {
      for (const [tool, settings] of Object.entries(phase.tool_settings)) {
        for (const [name, value] of Object.entries(settings)) {
          const complaint = complaintAbout(tool, name, value)
          if (complaint) report(complaint, onPhase(phase, `tool_settings.${tool}.${name}`))
        }
      }
    }
  },
}

function complaintAbout(tool: string, name: string, value: number): string | null {
  const known = isTool(tool) ? tools[tool].settings : {}
  const setting = Object.hasOwn(known, name) ? known[name] : undefined
  if (!setting) return `“${tool}” has no setting “${name}”: leave it out.`
  const { minimum, maximum } = setting
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return null
  return `${name} is ${value}: use a whole number from ${minimum} to ${maximum}.`
}
