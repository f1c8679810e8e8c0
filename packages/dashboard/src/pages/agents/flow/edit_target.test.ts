import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editTargetOf, wordOf } from './edit_target.ts'

test('what is being edited can be read from the address, and written into it', () => {
  for (const word of ['settings', 'new-phase', 'phase-3', 'new-slot-3', 'slot-12']) {
    const target = editTargetOf(word)
    assert.ok(target)
    assert.equal(wordOf(target), word)
  }
})

test('an address that names nothing to edit opens no form', () => {
  for (const word of [undefined, '', 'phase', 'phase-0', 'phase-x', 'agent-3', 'slot-1e3'])
    assert.equal(editTargetOf(word), null)
})
