import assert from 'node:assert/strict'
import { test } from 'node:test'
import { receiptLines } from './receipt.ts'

test('a receipt tells all that went, also of a kind that has no name here', () => {
  assert.deepEqual(receiptLines({ new_kind: 2, traces: 4, exports: 0, messages: 9 }), [
    ['Messages', 9],
    ['Explanations', 4],
    ['new kind', 2],
  ])
})
