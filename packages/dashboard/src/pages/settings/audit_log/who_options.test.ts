import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actorQuery, whoOptions } from './who_options.ts'

test('members are offered by name, and kinds of actors after them', () => {
  const options = whoOptions([{ person_id: 3, name: 'Jana' }], [], undefined)
  assert.deepEqual(options[0], { value: 'person-3', label: 'Jana' })
  assert.ok(options.some(({ value }) => value === 'visitor'))
})

test('whoever is chosen and no longer a member stays among the options', () => {
  assert.deepEqual(whoOptions([], [], 'person-9')[0], { value: 'person-9', label: 'One person or key' })
})

test('the API is asked for a kind, or for one person or key', () => {
  assert.deepEqual(actorQuery('visitor'), { actor_type: 'visitor' })
  assert.deepEqual(actorQuery('api_key-4'), { actor_type: 'api_key', actor_id: 4 })
  assert.deepEqual(actorQuery(undefined), {})
})
