import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations } from '@foyer/contract'
import { resourceWordOf } from './resource_word.ts'

test('an event concerns the queries that begin with the first word of its resource’s path', () => {
  const ofOne = allOperations.filter(
    ({ method, path }) => method === 'GET' && /^\/\w+(\/\{\w+\})?$/.test(path),
  )
  const objects = ofOne.flatMap(({ path, response }) => {
    const { title } = response as { title?: string }
    return title === undefined ? [] : [{ title, word: path.split('/')[1] }]
  })
  assert.ok(objects.length > 15)
  for (const { title, word } of objects) assert.equal(resourceWordOf(`${title}.updated`), word)
})

test('what is edited within a flow, and said within a conversation, concerns the whole', () => {
  assert.equal(resourceWordOf('information_slot.archived'), 'flow')
  assert.equal(resourceWordOf('flow_state.created'), 'flow')
  assert.equal(resourceWordOf('message.created'), 'conversations')
})
