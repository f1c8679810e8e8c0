import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signIn } from '@foyer/contract'
import { authEndpoints } from './auth_endpoints.ts'

test('every operation of the sign-in face is called where the contract has it', () => {
  const inContract = Object.values(signIn).map(({ id, method, path }) => [id, [method, path]])
  assert.deepEqual(authEndpoints, Object.fromEntries(inContract))
})
