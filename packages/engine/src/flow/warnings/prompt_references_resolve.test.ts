import { test } from 'node:test'
import { agentWith, flowWithSlots, slot } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { promptReferencesResolve as rule } from './prompt_references_resolve.ts'

function withBrief(body: string) {
  const agent = agentWith(flowWithSlots(slot(1, { key: 'budget' }), slot(2, { key: 'old', archived: true })))
  return { ...agent, prompts: { ...agent.prompts, brief: { version: 2, body } } }
}

test('§4.2 references to what there is, live slots included, are accepted', () => {
  accepts(rule, withBrief('{{organization.name}}: {{ slots.budget }}'))
})

test('§4.2 every reference that leads nowhere is worth a warning on its prompt', () => {
  reports(
    rule,
    withBrief('{{organisation.name}} {{slots.old}}'),
    ['flow prompts.brief.body'],
    ['flow prompts.brief.body'],
  )
})
