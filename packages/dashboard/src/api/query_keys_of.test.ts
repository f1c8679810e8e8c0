import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations } from '@foyer/contract'
import { queryKeysOf } from './query_keys_of.ts'

test('an event concerns the queries that begin with the first word of its resource’s path', () => {
  const ofOne = allOperations.filter(
    ({ method, path }) => method === 'GET' && /^\/\w+(\/\{\w+\})?$/.test(path),
  )
  const objects = ofOne.flatMap(({ path, response }) => {
    const { title } = response as { title?: string }
    return title === undefined ? [] : [{ title, word: path.split('/')[1] }]
  })
  assert.ok(objects.length > 15)
  for (const { title, word } of objects) assert.equal(queryKeysOf(`${title}.updated`)[0], word)
})

test('what is edited within a flow, and said within a conversation, concerns the whole', () => {
  assert.deepEqual(queryKeysOf('information_slot.archived'), ['flow'])
  assert.deepEqual(queryKeysOf('flow_state.created'), ['flow'])
  assert.equal(queryKeysOf('message.created')[0], 'conversations')
})

test('whatever waits for a person is counted anew when it changes', () => {
  for (const type of [
    'conversation.read',
    'message.created',
    'knowledge_gap.created',
    'resource_draft.dismissed',
  ])
    assert.ok(queryKeysOf(type).includes('attention'), type)
})

test('a run concerns what it changes: its source, the facts and the passages', () => {
  const words = queryKeysOf('ingestion_run.applied')
  for (const word of ['knowledge_sources', 'knowledge_facts', 'knowledge_passages'])
    assert.ok(words.includes(word), word)
})
