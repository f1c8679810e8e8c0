import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations, operations } from '@foyer/contract'
import { sdkFiles } from './sdk.ts'

test('types do not depend on the order of the operations', () => {
  const file = 'packages/sdk/src/types.gen.ts'
  assert.equal(sdkFiles()[file], sdkFiles(allOperations.toReversed())[file])
})

test('two operations that want to be the same method are refused, and so is a list without a cursor', () => {
  const { listAgents } = operations
  assert.throws(
    () => sdkFiles([listAgents, { ...listAgents, id: 'listAllAgents' }]),
    /both want to be agents\.list/,
  )
  const response = { properties: { has_more: {}, data: { items: { type: 'string' } } } }
  assert.throws(() => sdkFiles([{ ...listAgents, response }]), /what is its cursor/)
})

test('an answer that is not JSON becomes a stream or a file', () => {
  const { getAgent } = operations
  const files = sdkFiles([
    { ...getAgent, id: 'streamEvents', path: '/events/stream', stream: true },
    { ...getAgent, id: 'getFile', path: '/file', mediaType: 'application/x-ndjson' },
  ])
  const code = files['packages/sdk/src/resources.gen.ts']!
  assert.match(code, /stream\(options\?: CallOptions\): AsyncGenerator<t\.Agent, void, undefined>/)
  assert.match(code, /get\(options\?: CallOptions\): Promise<Response>/)
})
