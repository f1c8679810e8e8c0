import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endedConversation, usualSlots } from '../assessment/testing/ended_conversation.ts'
import { data } from '../testing/engine_data.ts'
import { deliverableShape } from './deliverable_shape.ts'

test('a model gets the template with what is known in it, and words the visitor’s answers itself', () => {
  const body =
    '{{organization.name}}, {{date}}\n\n{{slots.goal}}\n{{summary}}\n\n{{facts.pricing}}\n{{unknown}}'
  const deliverable_templates = [{ id: 1, name: 'Outline', format: 'markdown' as const, body }]
  const facts = [{ topic: 'pricing', tier: 'situational', text: 'An audit costs 900 euros.' }] as const
  assert.equal(
    deliverableShape(endedConversation(usualSlots, { facts }, { deliverable_templates }), data),
    'Harbour Studio, 16 November 2026\n\n{{slots.goal}}\n{{summary}}\n\n- An audit costs 900 euros.\n',
  )
  assert.equal(deliverableShape(endedConversation(usualSlots), data), '')
})
