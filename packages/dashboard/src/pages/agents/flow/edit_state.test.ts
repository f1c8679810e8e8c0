import assert from 'node:assert/strict'
import { test } from 'node:test'
import { baseOf, changesOf, type EditState, withBase, withChange } from './edit_state.ts'

const opened = { values: { title: 'Welcome', max_turns: 6 }, version: 1 }
const theirs = { values: { title: 'Hello', max_turns: 6 }, version: 2 }
const state: EditState<typeof opened.values> = { start: opened, written: {} }

test('a field that was put back does not undo what somebody else saves', () => {
  const tried = withChange(state, opened, { title: 'Hi' })
  const putBack = withChange(tried, opened, { title: 'Welcome' })
  const later = withChange(putBack, theirs, { max_turns: 4 })
  assert.deepEqual(changesOf(later), { max_turns: 4 })
  assert.equal(baseOf(later, theirs).version, 2)
})

test('what was put back before somebody else saved is not brought back by keeping one’s own changes', () => {
  const both = withChange(withChange(state, opened, { title: 'Hi' }), opened, { max_turns: 4 })
  const one = withChange(both, opened, { title: 'Welcome' })
  assert.deepEqual(changesOf(withBase(one, theirs)), { max_turns: 4 })
})

test('a form with changes stays on the version that they were made on', () => {
  const changed = withChange(state, opened, { title: 'Hi' })
  assert.equal(baseOf(changed, theirs).version, 1)
  assert.equal(baseOf(state, theirs).version, 2)
})
