import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { secretsOf } from '../../platform/secrets.ts'
import { newOrganization, sharedDatabase, startService, testSecrets } from '../../testing/api.ts'
import { holding, newVisitor, publicAgent, stranger } from './testing/visitors.ts'
import { documentTokens, visitorTokens } from './tokens.ts'

const service = await startService({ database: await sharedDatabase() })
after(() => service.app.close())

const dayMs = 24 * 60 * 60 * 1000
const now = new Date('2026-01-15T09:30:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const opens = { organization_id: 7, id: 4711 }
const others = secretsOf([{ id: 'test', bytes: Buffer.from('another secret that has the same name') }])

test('a token opens what it was made for, for eight days and no moment longer', () => {
  const tokens = visitorTokens(testSecrets)
  const token = tokens.issue(opens, now)
  assert.match(token, /^vt_[\w.-]+$/)
  assert.deepEqual(tokens.read(token, later(8 * dayMs - 1)), opens)
  assert.equal(tokens.read(token, later(8 * dayMs)), null)
})

test('a token that was made up, changed, cut or signed by another installation opens nothing', () => {
  const tokens = visitorTokens(testSecrets)
  const token = tokens.issue(opens, now)
  const [note = '', ...signature] = token.slice('vt_'.length).split('.')
  const changed = Buffer.from(JSON.stringify([7, 4712, later(dayMs).getTime()])).toString('base64url')
  for (const wrong of [
    '',
    'vt_',
    'vt_.',
    `vt_${note}`,
    `vt_${note}.`,
    `vt_${note}.test`,
    `vt_${changed}.${signature.join('.')}`,
    token.slice(0, -5),
    token.slice('vt_'.length),
    visitorTokens(others).issue(opens, now),
  ])
    assert.equal(tokens.read(wrong, now), null, wrong)
})

test('a token of a document opens no conversation, also under the other name, and the other way round', () => {
  const [visitors, documents] = [visitorTokens(testSecrets), documentTokens(testSecrets)]
  const renamed = (token: string, prefix: string) => `${prefix}${token.slice(prefix.length)}`
  assert.equal(visitors.read(renamed(documents.issue(opens, now), 'vt_'), now), null)
  assert.equal(documents.read(renamed(visitors.issue(opens, now), 'vd_'), now), null)
})

const refused = 'This token is not valid, or not valid any more. Start a new conversation.'

test('a stolen token opens its one conversation: no other one, and nothing under /v1', async () => {
  const api = await newOrganization(service)
  const agent = await publicAgent(api)
  const [mine, yours] = [await newVisitor(api, agent), await newVisitor(api, agent)]
  const thief = holding(api, mine.token)
  await yours.say('We want a new website.')
  const seen = await thief.get('/conversation')
  assert.deepEqual([seen.body.id, seen.body.messages.length], [mine.visit.id, 1])
  const authorization = `Bearer ${mine.token}`
  for (const path of ['/organization', '/conversations', `/conversations/${mine.visit.id}`, '/agents']) {
    const answer = await api.get(path, { authorization })
    assert.deepEqual([answer.status, answer.body.error.code], [401, 'invalid_api_key'], path)
  }
})

test('a token that is over, forged or no token at all is refused in the same words; none at all says what to send', async () => {
  const api = await newOrganization(service)
  const { token, visit } = await newVisitor(api)
  const place = { organization_id: api.organization.id, id: visit.id }
  const forged = visitorTokens(others).issue(place, service.clock.now)
  const old = visitorTokens(testSecrets).issue(place, new Date(service.clock.now.getTime() - 8 * dayMs))
  for (const wrong of [forged, old, `${token}x.y`, api.key, documentTokens(testSecrets).issue(place, now)])
    for (const path of ['/conversation', '/conversation/stream']) {
      const { status, body, headers } = await holding(api, wrong).get(path, {
        origin: 'https://anywhere.example',
      })
      assert.deepEqual(
        [status, body.error.code, body.error.message],
        [401, 'invalid_api_key', refused],
        wrong,
      )
      assert.equal(headers['access-control-allow-origin'], 'https://anywhere.example', 'a page can read why')
    }
  const basic = await stranger(api).get('/conversation', { authorization: 'Basic x' })
  assert.equal(basic.body.error.message, refused)
  const without = await stranger(api).get('/conversation')
  assert.deepEqual([without.status, without.body.error.code], [401, 'missing_api_key'])
})

test('a token outlives the seven days in which a conversation can be resumed, and ends after the eighth', async () => {
  const api = await newOrganization(service)
  const visitor = await newVisitor(api)
  const before = service.clock.now
  try {
    service.clock.now = new Date(before.getTime() + 8 * dayMs - 1)
    assert.equal((await visitor.get('/conversation')).status, 200)
    service.clock.now = new Date(before.getTime() + 8 * dayMs)
    assert.equal((await visitor.get('/conversation')).body.error.message, refused)
  } finally {
    service.clock.now = before
  }
})

test('when a conversation is erased its token opens nothing any more, and no stored answer shows it', async () => {
  const api = await newOrganization(service)
  const agent = await publicAgent(api)
  const visitor = await newVisitor(api, agent, { headers: { 'idempotency-key': 'start' } })
  await visitor.say('We want a new website.', { 'idempotency-key': 'said' })
  await visitor.post('/conversation/rating', { rating: 4 }, { 'idempotency-key': 'rated' })
  const stored = () => service.database.system`
    select 1 from idempotency_keys where organization_id = ${api.organization.id}`
  assert.equal((await stored()).length, 3)
  const { erased } = (await api.delete(`/conversations/${visitor.visit.id}`)).body
  assert.equal(erased.stored_answers, 3)
  assert.equal((await stored()).length, 0)
  for (const answer of [await visitor.get('/conversation'), await visitor.say('Hello?')])
    assert.deepEqual([answer.status, answer.body.error.message], [401, refused])
})
