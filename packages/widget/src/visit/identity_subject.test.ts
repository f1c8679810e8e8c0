import assert from 'node:assert/strict'
import { test } from 'node:test'
import { subjectOf } from './identity_subject.ts'

const token = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

test('people who share a browser are told apart by the subject of their token, or by their address', () => {
  assert.equal(subjectOf(token({ sub: 'user-7', email: 'noor@example.com' })), 'user-7')
  assert.equal(subjectOf(token({ email: 'noor@example.com', name: '>>>???' })), 'noor@example.com')
})

test('who has no token, or one that says nothing, is nobody in particular', () => {
  for (const identity of [undefined, '', 'a.b.c', 'nonsense', token({})])
    assert.equal(subjectOf(identity), '')
})
