import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recall } from './recall.ts'

const said = ['first', 'second']

test('arrow up goes back through what was said, and stops at the first', () => {
  const once = recall(said, { steps: 0, written: 'half' }, 'back')
  assert.equal(once?.text, 'second')
  const twice = recall(said, once!.recall, 'back')
  assert.equal(twice?.text, 'first')
  assert.equal(recall(said, twice!.recall, 'back'), null)
})

test('arrow down comes back to what was being written, and goes no further', () => {
  const back = recall(said, { steps: 1, written: 'half' }, 'forth')
  assert.deepEqual(back, { recall: { steps: 0, written: 'half' }, text: 'half' })
  assert.equal(recall(said, back!.recall, 'forth'), null)
})
