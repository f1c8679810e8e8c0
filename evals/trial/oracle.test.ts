import assert from 'node:assert/strict'
import { test } from 'node:test'
import { citedFor } from './oracle.ts'
import type { TrialMessage } from './organization.ts'

const asking = (right: string, wrong?: string): TrialMessage => ({
  id: 'x-1',
  text: 'x',
  type: 'plain',
  expect: 'answer',
  right,
  ...(wrong !== undefined && { wrong }),
})
const said = (message: TrialMessage, ...texts: string[]) =>
  citedFor(
    message,
    texts.map((text, at) => ({ source: at + 1, text })),
  ).map(({ source, sentence }) => `${source}: ${sentence}`)

test('the oracle cites the passage that holds the answer, in its words, and none where a part is missing', () => {
  assert.deepEqual(said(asking('49&&month'), 'It rains.', 'It costs 49 euros. Per month. It is blue.'), [
    '2: It costs 49 euros.',
    '2: Per month.',
  ])
  assert.deepEqual(said(asking('49&&month'), 'It costs 49 euros.', 'You pay by the month.'), [
    '1: It costs 49 euros.',
    '2: You pay by the month.',
  ])
  assert.deepEqual(said(asking('49&&month'), 'It costs 49 euros.'), [])
  assert.deepEqual(said({ ...asking('49'), expect: 'decline' }, 'It costs 49 euros.'), [])
})

test('the oracle leaves out what must not be said, and asks nothing', () => {
  assert.deepEqual(said(asking('\\b64\\b', '\\b42\\b'), 'Price | Low | High\nPod | 42 | 64'), ['1: Pod: 64'])
  assert.deepEqual(said(asking('six', 'four'), 'Urns after four weeks, coffins after six months.'), [
    '1: coffins after six months.',
  ])
  assert.deepEqual(said(asking('dogs&&garden'), 'May dogs come?\nOnly into the garden.'), [
    '1: May dogs come: Only into the garden.',
  ])
})
