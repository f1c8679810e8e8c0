import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Readiness } from '@foyer/sdk'
import { readinessSentence } from './readiness_sentence.ts'

const item = (level: 'required' | 'recommended') =>
  ({ key: 'no_knowledge', level, message: '' }) satisfies Readiness['items'][number]

test('a sentence says how many things are required and how many are recommended', () => {
  const sentence = (...items: Readiness['items']) =>
    readinessSentence({ items, ready: items.every(({ level }) => level !== 'required') })
  assert.equal(sentence(), 'There is nothing left to do.')
  assert.equal(
    sentence(item('recommended')),
    'The agent is ready for visitors. 1 suggestion would improve it.',
  )
  assert.equal(sentence(item('required')), '1 thing must be done before visitors can use it.')
  assert.equal(
    sentence(item('required'), item('required'), item('recommended')),
    '2 things must be done before visitors can use it. 1 suggestion would improve it.',
  )
})
