import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordDiff } from './word_diff.ts'

const shown = (before: string, after: string) =>
  wordDiff(before, after).map(
    ({ kind, text }) => ({ same: text, removed: `-${text}-`, added: `+${text}+` })[kind],
  )

test('words that stayed are shown once, those that went and came beside each other', () => {
  assert.deepEqual(shown('Learn the budget', 'Learn the price'), ['Learn the ', '-budget-', '+price+'])
  assert.deepEqual(shown('', 'New words'), ['+New words+'])
  assert.deepEqual(shown('Same', 'Same'), ['Same'])
})

test('both texts can be read out of it', () => {
  const [before, after] = ['one two  three four', 'two three\nfive four six']
  const pieces = wordDiff(before, after)
  const without = (kind: string) =>
    pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('')
  assert.equal(without('added'), before)
  assert.equal(without('removed'), after)
})

test('very long texts are shown one after the other', () => {
  const long = 'word '.repeat(5000)
  assert.deepEqual(
    wordDiff(long, `${long}more`).map(({ kind }) => kind),
    ['removed', 'added'],
  )
})
