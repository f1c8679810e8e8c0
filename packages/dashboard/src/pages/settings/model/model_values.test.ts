import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrganizationModel } from '@foyer/sdk'
import { keepsKey, modelChanges, modelValues, newModel } from './model_values.ts'

const saved: OrganizationModel = {
  object: 'organization_model',
  provider: 'openai',
  model: 'small',
  key_set: true,
  origin: 'organization',
}

test('a key that is left empty stays; one that is typed replaces it', () => {
  const values = modelValues(saved)
  assert.ok(!('key' in modelChanges(values)))
  assert.equal(modelChanges({ ...values, key: ' sk-1 ' }).key, 'sk-1')
})

test('a stored key is kept with the provider and the address it was given for, and no other', () => {
  const values = modelValues(saved)
  assert.equal(keepsKey(values, saved), true)
  assert.equal(keepsKey({ ...values, base_url: 'https://models.example/v1' }, saved), false)
  assert.equal(keepsKey({ ...newModel('anthropic') }, saved), false)
  assert.equal(keepsKey(values, { ...saved, key_set: false }), false)
})

test('without a model nothing else is sent, and the installation’s own settings are not edited', () => {
  assert.deepEqual(modelChanges({ ...newModel('builtin'), key: 'left over' }), { provider: 'builtin' })
  assert.deepEqual(modelValues({ ...saved, origin: 'installation' }), newModel('builtin'))
})
