import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compilePhase } from '../flow/compile_phase.ts'
import { agentWith, flowOf, phase, terminal } from '../testing/flows.ts'
import { frozenValues } from './frozen_values.ts'
import { references } from './reference_list.ts'
import { findReferences, promptWarnings } from './references.ts'

const slot_keys = ['budget', 'timing']

test('references are found once each, in order, with or without spaces inside', () => {
  assert.deepEqual(findReferences('{{b}} {{ a }} {{b}} {not} {{}} {{x\n}}'), ['b', 'a', '', 'x'])
})

test('§2.4 every documented reference, and every slot, is known', () => {
  const documented = references.filter(({ name }) => name !== 'slots.<key>').map(({ name }) => `{{${name}}}`)
  assert.deepEqual(promptWarnings(documented.join(' '), { slot_keys }), [])
  assert.deepEqual(promptWarnings('{{slots.budget}} {{slots}}', { slot_keys }), [])
})

test('every reference is documented once, with a meaning, a sample and a prompt to use it in', () => {
  assert.equal(new Set(references.map(({ name }) => name)).size, references.length)
  for (const { meaning, sample, kinds } of references) assert.ok(meaning && sample && kinds.length > 0)
})

test('every value that is frozen with a conversation has a documented reference', () => {
  const values = frozenValues(agentWith(flowOf(terminal())), compilePhase(phase(1)))
  const names = new Set(references.map(({ name }) => name))
  for (const name of Object.keys(values)) assert.ok(names.has(name), name)
})

test('§2.4 an unknown reference is named together with the nearest known one', () => {
  assert.deepEqual(promptWarnings('{{organisation.name}} {{slots.budgte}}', { slot_keys }), [
    'Unknown variable {{organisation.name}}: did you mean {{organization.name}}?',
    'Unknown variable {{slots.budgte}}: did you mean {{slots.budget}}?',
  ])
})

test('§2.4 an unknown reference is named once, with the nearest known one however far', () => {
  const warnings = promptWarnings('{{weather.tomorrow}} {{weather.tomorrow}}', { slot_keys })
  assert.equal(warnings.length, 1)
  assert.match(warnings[0]!, /^Unknown variable \{\{weather\.tomorrow\}\}: did you mean \{\{.+\}\}\?$/)
})

test('names that objects answer to by themselves are unknown like any other', () => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    assert.equal(promptWarnings(`{{${name}}}`, { slot_keys }).length, 1)
  }
})

test('hostile bodies of 100,000 characters are read in linear time', { timeout: 5000 }, () => {
  const many = Array.from({ length: 20_000 }, (_, index) => `{{${index.toString(36)}}}`).join('')
  const slots = Array.from({ length: 200 }, (_, index) => `${'k'.repeat(60)}_${index}`)
  const bodies = [
    '{'.repeat(100_000),
    '{{a'.repeat(33_000),
    `{{${'a'.repeat(99_990)}`,
    `{{${'a'.repeat(99_990)}}}`,
    many,
  ]
  for (const body of bodies) promptWarnings(body, { slot_keys: slots })
  assert.equal(promptWarnings(many, { slot_keys: slots }).length, 20_000)
})
