import { test } from 'node:test'
import { agentWith, flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { deliverableHasATemplate as rule } from './deliverable_has_a_template.ts'

const flow = flowOf(phase(1, { tools: ['offer_deliverable'] }), terminal())

test('§2.2 a promise with a template behind it is accepted', () => {
  const template = { id: 1, name: 'Outline', body: '# Outline', format: 'markdown' as const }
  accepts(rule, agentWith(flow, { deliverable_templates: [template] }))
})

test('§2.2 offer_deliverable without a template is worth a warning', () => {
  reports(rule, agentWith(flow), ['phase:1 tools'])
})
