import { test } from 'node:test'
import { agentWith, flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { navigationHasPages as rule } from './navigation_has_pages.ts'

const flow = flowOf(phase(1, { tools: ['offer_navigation'] }), terminal())

test('§2.2 navigation with pages to offer is accepted', () => {
  accepts(rule, agentWith(flow, { pages: [{ title: 'Prices', url: 'https://example.com/prices' }] }))
})

test('§2.2 offer_navigation without pages is worth a warning', () => {
  reports(rule, agentWith(flow), ['phase:1 tools'])
})
