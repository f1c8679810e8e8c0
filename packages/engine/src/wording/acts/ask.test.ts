import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotDefinition } from '../../flow/definition.ts'
import { slot } from '../../testing/flows.ts'
import { inputFor } from '../testing/inputs.ts'
import { wordPlan } from '../word_plan.ts'

function asked(overrides: Partial<SlotDefinition>, locale = 'en'): string {
  const one = slot(1, { key: 'topping', title: 'Topping', data_type: 'enum', ...overrides })
  const input = inputFor([{ act: 'ask', slot: one.key, attempt: 2, skippable: false }], { locale })
  const phases = input.flow.phases.map((phase, at) => (at === 0 ? { ...phase, slots: [one] } : phase))
  return wordPlan({ ...input, flow: { ...input.flow, phases } }).text
}

const options = (count: number) => Array.from({ length: count }, (_, at) => `option${at + 1}`)

test('up to six options are named, and more are not', () => {
  assert.match(asked({ enum_values: options(6) }), /option1.*option6\?$/)
  const many = asked({ enum_values: options(7) })
  assert.doesNotMatch(many, /option/)
  assert.match(many, /\?$/)
})

test('options that would make a sentence long are not named', () => {
  const enum_labels = { option1: 'very '.repeat(40), option2: 'Short' }
  assert.match(asked({ enum_values: options(2), enum_labels }), /^[^:]{5,140}\?$/)
})

test('an option that asks something itself does not take the place of the question', () => {
  const enum_labels = { option1: 'Why not?', option2: 'Who knows?' }
  const text = asked({ enum_values: options(2), enum_labels })
  assert.doesNotMatch(text, /Why not/)
  assert.match(text, /\?$/)
})

test('what the owner’s title says in another language is asked for by the meaning of its key', () => {
  const text = asked({ key: 'budget', title: 'Money to spend', data_type: 'string' }, 'de')
  assert.doesNotMatch(text, /Money/)
  assert.match(text, /\?$/)
})
