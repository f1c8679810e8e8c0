import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moveInHistory } from './input_history.ts'

const said = ['first', 'second']

test('arrow up goes back through what was said, and stops at the first', () => {
  const once = moveInHistory(said, { steps: 0, written: 'half' }, 'back')
  assert.equal(once?.text, 'second')
  const twice = moveInHistory(said, once!.recall, 'back')
  assert.equal(twice?.text, 'first')
  assert.equal(moveInHistory(said, twice!.recall, 'back'), null)
})

test('arrow down comes back to what was being written, and goes no further', () => {
  const back = moveInHistory(said, { steps: 1, written: 'half' }, 'forth')
  assert.deepEqual(back, { recall: { steps: 0, written: 'half' }, text: 'half' })
  assert.equal(moveInHistory(said, back!.recall, 'forth'), null)
})
