import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsAskedFor, templateReferences, templateWarnings } from './template_references.ts'

const warningsOf = (body: string) => templateWarnings(body, { slot_keys: ['goal'] })

test('everything that a document knows, and every slot, is known', () => {
  assert.deepEqual(warningsOf(templateReferences.map((name) => `{{${name}}}`).join('')), [])
  assert.deepEqual(warningsOf('{{slots.goal}} {{ date }} {{facts.pricing}}'), [])
})

test('an unknown reference is named with the nearest known one, and what only prompts know is told', () => {
  assert.deepEqual(warningsOf('{{slots.gaol}} {{organization.adress}} {{fit_criteria}} {{assessment}}'), [
    'Unknown variable {{slots.gaol}}: did you mean {{slots.goal}}?',
    'Unknown variable {{organization.adress}}: did you mean {{organization.address}}?',
    '{{fit_criteria}} says nothing in a document for visitors.',
    '{{assessment}} says nothing in a document for visitors.',
  ])
})

test('a template names the facts that are read for it', () => {
  assert.deepEqual(factsAskedFor('# Hi\n\n{{slots.goal}}'), [])
  assert.deepEqual(factsAskedFor('{{ facts.pricing }}{{facts}}{{facts.nothing}}'), [
    { tier: 'universal' },
    { topic: 'pricing' },
  ])
})
