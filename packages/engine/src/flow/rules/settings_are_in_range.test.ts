import { test } from 'node:test'
import { flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import type { ToolSettings } from '../definition.ts'
import { settingsAreInRange as rule } from './settings_are_in_range.ts'

const withSettings = (tool_settings: ToolSettings) =>
  flowOf(phase(1, { tools: ['capture_slots', 'offer_navigation'], tool_settings }), terminal())

test('§8 one to three links are accepted', () => {
  for (const max_links of [1, 2, 3]) accepts(rule, withSettings({ offer_navigation: { max_links } }))
})

test('§4.1 rule 4: a value out of its range is refused', () => {
  for (const max_links of [0, 4, 1.5, -1]) {
    reports(rule, withSettings({ offer_navigation: { max_links } }), [
      'phase:1 tool_settings.offer_navigation.max_links',
    ])
  }
})

test('§2.2 a setting that its tool does not have is refused', () => {
  reports(rule, withSettings({ offer_navigation: { colour: 1 } }), [
    'phase:1 tool_settings.offer_navigation.colour',
  ])
  reports(rule, withSettings({ capture_slots: { max_links: 1 } }), [
    'phase:1 tool_settings.capture_slots.max_links',
  ])
})
