import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations } from '@foyer/contract'
import { resourceWordsOf } from './resource_words.ts'

test('an event concerns the queries that begin with the first word of its resource’s path', () => {
  const ofOne = allOperations.filter(
    ({ method, path }) => method === 'GET' && /^\/\w+(\/\{\w+\})?$/.test(path),
  )
  const objects = ofOne.flatMap(({ path, response }) => {
    const { title } = response as { title?: string }
    return title === undefined ? [] : [{ title, word: path.split('/')[1] }]
  })
  assert.ok(objects.length > 15)
  for (const { title, word } of objects) assert.equal(resourceWordsOf(`${title}.updated`)[0], word)
})

test('what is edited within a flow, and said within a conversation, concerns the whole', () => {
  assert.deepEqual(resourceWordsOf('information_slot.archived'), ['flow'])
  assert.deepEqual(resourceWordsOf('flow_state.created'), ['flow'])
  assert.deepEqual(resourceWordsOf('message.created'), ['conversations'])
})

test('a run concerns what it changes: its source, the facts and the passages', () => {
  const words = resourceWordsOf('ingestion_run.applied')
  for (const word of ['knowledge_sources', 'knowledge_facts', 'knowledge_passages'])
    assert.ok(words.includes(word), word)
})
