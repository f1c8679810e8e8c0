import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { newVisitor, publicAgent, stranger } from './testing/visitors.ts'

const allowed = { origin: 'https://shop.example' }
const foreign = { origin: 'https://elsewhere.example' }
const asked = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type,idempotency-key',
}

test('a page of an allowed origin may call and read; the answer is for it alone and without cookies', async () => {
  const api = await newOrganization()
  const agent = await publicAgent(api, { allowed_origins: ['https://Shop.example:443'] })
  const visitor = await newVisitor(api, agent, { headers: allowed })
  const { status, headers } = await visitor.get('/conversation')
  assert.equal(status, 200)
  assert.equal(headers['access-control-allow-origin'], allowed.origin)
  assert.equal(headers.vary, 'Origin')
  assert.equal(headers['access-control-expose-headers'], 'X-Request-Id, Retry-After, Idempotent-Replayed')
  assert.equal(headers['access-control-allow-credentials'], undefined)
  assert.equal(headers['cache-control'], 'no-store')
  const said = await visitor.say('We want a new website.', { accept: 'text/event-stream' })
  assert.equal(said.headers['access-control-allow-origin'], allowed.origin)
})

test('a page of any other origin is refused by name, and can read that and nothing else', async () => {
  const api = await newOrganization()
  const agent = await publicAgent(api, { allowed_origins: [allowed.origin] })
  const visitor = await newVisitor(api, agent)
  const path = `/agents/${agent.public_id}`
  for (const origin of [foreign.origin, 'https://shop.example.evil.test', 'http://shop.example', 'null']) {
    const answers = [
      await stranger(api).get(path, { origin }),
      await stranger(api).post(`${path}/conversations`, {}, { origin }),
      await stranger(api).preflight(`${path}/conversations`, { origin, ...asked }),
      await visitor.get('/conversation', { origin }),
      await visitor.get('/conversation/stream', { origin }),
      await visitor.say('We want a new website.', { origin }),
    ]
    for (const { status, body, headers } of answers) {
      const { code, param, message } = body.error
      assert.deepEqual([status, code, param], [422, 'parameter_invalid', 'Origin'], origin)
      assert.ok(message.includes(origin) && message.includes('allowed_origins'))
      assert.deepEqual(Object.keys(body), ['error'])
      assert.equal(headers['access-control-allow-origin'], origin, 'the widget tells why')
      assert.equal(headers['access-control-allow-methods'], undefined, 'a preflight stays refused')
      assert.equal(headers.vary, 'Origin')
    }
  }
  assert.equal((await visitor.get('/conversation')).body.messages.length, 1, 'nothing was said')
})

test('our own pages may always call: those of the public address, and those of the host that is asked', async () => {
  const api = await newOrganization()
  const visitor = await newVisitor(api)
  assert.equal((await visitor.get('/conversation', { origin: 'http://127.0.0.1:4000' })).status, 200)
  const other = { origin: 'http://foyer.internal:4000' }
  assert.equal((await visitor.get('/conversation', other)).status, 422)
  assert.equal((await visitor.get('/conversation', { ...other, host: 'foyer.internal:4000' })).status, 200)
})

test('a preflight names methods and headers; that of a conversation holds for any page, since the call itself is checked', async () => {
  const api = await newOrganization()
  const agent = await publicAgent(api, { allowed_origins: [allowed.origin] })
  const path = `/agents/${agent.public_id}/conversations`
  for (const [where, page] of [
    [path, allowed],
    ['/conversation/messages', allowed],
    ['/conversation/messages', foreign],
  ] as const) {
    const { status, headers, text } = await stranger(api).preflight(where, { ...page, ...asked })
    assert.deepEqual([status, text], [204, ''])
    assert.equal(headers['access-control-allow-origin'], page.origin)
    assert.equal(headers['access-control-allow-methods'], 'GET, POST')
    const names = headers['access-control-allow-headers']?.toLowerCase().split(', ')
    assert.deepEqual(names, ['authorization', 'content-type', 'idempotency-key', 'last-event-id', 'accept'])
    assert.ok(Number(headers['access-control-max-age']) >= 600)
  }
})

test('who takes an origin from the list shuts out the pages that stand there', async () => {
  const api = await newOrganization()
  const agent = await publicAgent(api, { allowed_origins: [allowed.origin] })
  const visitor = await newVisitor(api, agent, { headers: allowed })
  await api.patch(`/agents/${agent.slug}`, { allowed_origins: [] })
  assert.equal((await visitor.get('/conversation')).body.error.param, 'Origin')
})
