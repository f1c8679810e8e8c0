import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countChange, shareChange } from './change_words.ts'

test('a count is compared with the week before in words', () => {
  assert.equal(countChange(5, 2), '3 more than the week before')
  assert.equal(countChange(2, 1_205), '1,203 fewer than the week before')
  assert.equal(countChange(4, 4), 'Same as the week before')
  assert.equal(countChange(4, 0), 'None the week before')
  assert.equal(countChange(0, 0), 'Same as the week before')
})

test('a share is compared as it is shown, also where nobody asked anything', () => {
  assert.equal(shareChange(0.824, 0.75), 'Up from 75% the week before')
  assert.equal(shareChange(0.5, 2 / 3), 'Down from 67% the week before')
  assert.equal(shareChange(0.501, 0.499), 'Same as the week before')
  assert.equal(shareChange(0.5, null), 'No questions the week before')
  assert.equal(shareChange(null, 0.5), '50% the week before')
})
