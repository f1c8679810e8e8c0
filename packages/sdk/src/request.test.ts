import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Foyer } from './foyer.ts'
import { path } from './path.ts'
import { json, scriptedServer } from './testing/scripted_server.ts'

test('baseUrl is taken with or without /v1 and with or without a slash at its end', async (t) => {
  const { url, received } = await scriptedServer(t, json(200, { object: 'agent' }))
  for (const ending of ['', '/', '/v1', '/v1/'])
    await new Foyer({ apiKey: 'sk_test', baseUrl: url + ending }).agents.get('desk')
  assert.deepEqual(
    received.map((request) => request.url),
    Array(4).fill('/v1/agents/desk'),
  )
})

test('a client without a key is refused when it is made; null says that there is none on purpose', async (t) => {
  const missing = undefined as unknown as string
  for (const apiKey of ['', missing]) assert.throws(() => new Foyer({ apiKey }), /apiKey is missing/)
  const { url, received } = await scriptedServer(t, json(200, { object: 'agent' }))
  await new Foyer({ apiKey: null, baseUrl: url, headers: { 'x-organization': 'acme' } }).agents.get('desk')
  const { authorization, 'x-organization': organization } = received[0]!.headers
  assert.deepEqual([authorization, organization], [undefined, 'acme'])
})

test('query, headers and options are sent as the API wants them; what is undefined is not sent', async (t) => {
  const { url, received } = await scriptedServer(t, json(200, { object: 'list', data: [], has_more: false }))
  const foyer = new Foyer({ apiKey: 'sk_test', baseUrl: url, headers: { 'x-team': 'one' } })
  await foyer.flow.get('desk', { include_archived: true })
  await foyer.promptTemplates.list('desk', { kind: undefined, active: false })
  const changes = { flow: { idle_minutes: null, name: undefined } }
  await foyer.flow.update('desk', changes, { ifMatch: '"3"', dryRun: true, headers: { 'X-Team': 'two' } })
  assert.deepEqual(
    received.map((request) => request.url),
    [
      '/v1/agents/desk/flow?include_archived=true',
      '/v1/agents/desk/prompt_templates?active=false',
      '/v1/agents/desk/flow?dry_run=true',
    ],
  )
  const { headers, body } = received[2]!
  assert.deepEqual(
    [headers['if-match'], headers['x-team'], headers['content-type'], headers.authorization, body],
    ['"3"', 'two', 'application/json', 'Bearer sk_test', '{"flow":{"idle_minutes":null}}'],
  )
  assert.equal(received[0]!.headers['content-type'], undefined)
})

test('a path parameter stays within its segment, and one that would lead elsewhere is refused', () => {
  assert.equal(path`/agents/${'a/b?c#d'}/flow/states/${7}`, '/agents/a%2Fb%3Fc%23d/flow/states/7')
  const absent = undefined as unknown as string
  for (const slug of ['', '.', '..', absent]) assert.throws(() => path`/agents/${slug}/flow`, TypeError)
})
