import { test } from 'node:test'
import { flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { settingsBelongToToolsThatAreOn as rule } from './settings_belong_to_tools_that_are_on.ts'

test('§4.1 settings of a tool that is on are accepted', () => {
  const settings = { offer_navigation: { max_links: 2 } }
  accepts(rule, flowOf(phase(1, { tools: ['offer_navigation'], tool_settings: settings }), terminal()))
})

test('§4.1 rule 4: settings of a tool that is off are refused, even empty ones', () => {
  const written: Record<string, number>[] = [{ max_links: 2 }, {}]
  for (const settings of written) {
    const flow = flowOf(phase(1, { tool_settings: { offer_navigation: settings } }), terminal())
    reports(rule, flow, ['phase:1 tool_settings.offer_navigation', 'phase:1 tools'])
  }
})
