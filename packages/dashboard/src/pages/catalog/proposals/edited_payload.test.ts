import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editedPayload } from './edited_payload.ts'

test('empty fields and agents that nobody chose are left out, and unknown fields stay', () => {
  const before = { key: 'audit', name: 'Audit', description: 'Old' }
  const body = { name: 'Review', description: null, agents: [] }
  assert.deepEqual(editedPayload(before, body, false), { key: 'audit', name: 'Review' })
  assert.deepEqual(editedPayload(before, body, true), { key: 'audit', name: 'Review', agents: [] })
})
