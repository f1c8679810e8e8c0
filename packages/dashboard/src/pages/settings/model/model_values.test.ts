import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrganizationModel } from '@foyer/sdk'
import { keepsKey, modelChanges, modelValues, newModel, newSecond } from './model_values.ts'

const saved: OrganizationModel = {
  object: 'organization_model',
  provider: 'openai',
  model: 'small',
  key_set: true,
  fallback: { provider: 'anthropic', model: 'large', key_set: true, context_tokens: 100_000 },
  support: 'after',
  deadlines: { first_word_seconds: 20, turn_seconds: 60 },
  knowledge_tokens: 12_000,
  origin: 'organization',
}

test('a key that is left empty stays; one that is typed replaces it', () => {
  const values = modelValues(saved)
  assert.ok(!('key' in modelChanges(values, saved)))
  assert.equal(modelChanges({ ...values, key: ' sk-1 ' }, saved).key, 'sk-1')
})

test('a stored key is kept with the provider and the address it was given for, and no other', () => {
  const values = modelValues(saved)
  assert.equal(keepsKey(values, saved), true)
  assert.equal(keepsKey({ ...values, base_url: 'https://models.example/v1' }, saved), false)
  assert.equal(keepsKey({ ...newModel('anthropic') }, saved), false)
  assert.equal(keepsKey(values, { ...saved, key_set: false }), false)
  assert.equal(keepsKey(values.fallback, saved.fallback), true)
  assert.equal(keepsKey(newSecond('google'), undefined), false)
})

test('only what was changed is sent, so that what nobody has set goes on to follow the installation', () => {
  const values = modelValues(saved)
  const unchanged = { provider: 'openai', model: 'small' }
  assert.deepEqual(modelChanges(values, saved), unchanged)
  assert.deepEqual(modelChanges({ ...values, support: 'off', knowledge_tokens: '' }, saved), {
    ...unchanged,
    support: 'off',
    knowledge_tokens: null,
  })
  assert.deepEqual(modelChanges({ ...values, fallback: { ...values.fallback, model: 'larger' } }, saved), {
    ...unchanged,
    fallback: { provider: 'anthropic', model: 'larger', context_tokens: 100_000 },
  })
  assert.deepEqual(modelChanges({ ...values, fallback: newSecond('builtin') }, saved), {
    ...unchanged,
    fallback: null,
  })
})

test('with another provider everything that is set is sent', () => {
  const prices = { input: 1, cached: '' as const, output: 4, currency: 'EUR' }
  const values = { ...newModel('google'), model: 'g', support: 'before' as const, prices }
  assert.deepEqual(modelChanges(values, saved), {
    provider: 'google',
    model: 'g',
    support: 'before',
    prices: { input: 1, output: 4, currency: 'EUR' },
  })
})

test('without a model nothing else is sent, and the installation’s own settings are not edited', () => {
  assert.deepEqual(modelChanges({ ...newModel('builtin'), key: 'left over' }, saved), { provider: 'builtin' })
  assert.deepEqual(modelValues({ ...saved, origin: 'installation' }), newModel('builtin'))
})
