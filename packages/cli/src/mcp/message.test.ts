import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headersOf } from './message.ts'

test('a message of 2026 says its version, its method and what it names', () => {
  const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' }
  assert.deepEqual(
    headersOf({ id: 1, method: 'tools/call', params: { name: 'get_agent', _meta } }, '2025-11-25'),
    {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'get_agent',
    },
  )
  assert.deepEqual(
    headersOf({ method: 'resources/read', params: { uri: 'foyer://agents/a' } })['mcp-name'],
    'foyer://agents/a',
  )
})

test('an older one says the version that was agreed on', () => {
  assert.deepEqual(headersOf({ id: 2, method: 'tools/list' }, '2025-11-25'), {
    'mcp-protocol-version': '2025-11-25',
    'mcp-method': 'tools/list',
  })
})

test('what no header can hold is wrapped', () => {
  const named = (name: string) => headersOf({ method: 'tools/call', params: { name } })['mcp-name']
  assert.equal(named('Grüße'), `=?base64?${Buffer.from('Grüße').toString('base64')}?=`)
  assert.equal(named(' a'), '=?base64?IGE=?=')
  assert.equal(named('a\r\nx: y'), `=?base64?${Buffer.from('a\r\nx: y').toString('base64')}?=`)
})
