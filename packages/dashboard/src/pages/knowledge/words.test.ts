import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pluralize, times } from '../../parts/pluralize.ts'
import { changeWords } from './words.ts'

test('the change that broke an answer is told in words, also one that is not known yet', () => {
  assert.equal(changeWords('knowledge_source.archived'), 'a source was archived')
  assert.equal(changeWords('ingestion_run.applied'), 'a source was synced')
  assert.equal(changeWords('knowledge_fact.excluded'), 'a fact was excluded')
  assert.equal(changeWords('voice.updated'), 'something was updated')
})

test('one thing is told in the singular', () => {
  assert.deepEqual(
    [pluralize(1, 'fact'), pluralize(0, 'fact'), pluralize(1200, 'fact')],
    ['1 fact', '0 facts', '1,200 facts'],
  )
  assert.deepEqual([times(1), times(2), times(3)], ['once', 'twice', '3 times'])
})
