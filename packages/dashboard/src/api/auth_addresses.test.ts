import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signIn } from '@foyer/contract'
import { addresses } from './auth_addresses.ts'

test('every operation of the sign-in face is called where the contract has it', () => {
  const inContract = Object.values(signIn).map(({ id, method, path }) => [id, [method, path]])
  assert.deepEqual(addresses, Object.fromEntries(inContract))
})
