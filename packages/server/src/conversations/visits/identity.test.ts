import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { type PublicAgent, publicAgent, stranger } from './testing/visitors.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function sign(claims: object, secret: string, header: object = { alg: 'HS256', typ: 'JWT' }) {
  const signed = `${encode(header)}.${encode(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** A quarter of an hour after the tests' clock. */
const exp = Date.parse('2026-01-15T09:45:00Z') / 1000
const noor = { sub: 'user-7', name: 'Noor', email: 'noor@example.com', exp }

async function identifyingAgent() {
  const api = await newOrganization()
  const agent = await publicAgent(api)
  return { api, agent, secret: await newSecret(api, agent) }
}

async function newSecret(api: Api, { slug }: PublicAgent): Promise<string> {
  const { status, body } = await api.post(`/agents/${slug}/identity_secret`)
  assert.equal(status, 201)
  return body.secret
}

const start = (api: Api, { public_id }: PublicAgent, identity: string) =>
  stranger(api).post(`/agents/${public_id}/conversations`, { identity })

test('what a verified identity holds is known to the conversation, and is never asked', async () => {
  const { api, agent, secret } = await identifyingAgent()
  const path = `/agents/${agent.slug}/flow`
  const [phase] = (await api.get(path)).body.phases
  for (const { id } of phase.slots) await api.post(`${path}/slots/${id}/archive`)
  for (const [key, data_type] of [
    ['name', 'string'],
    ['contact', 'email'],
    ['town', 'string'],
  ])
    await api.post(`${path}/states/${phase.id}/slots`, { key, data_type, title: key, required: true })
  const { body: visit, status } = await start(api, agent, sign(noor, secret))
  assert.equal(status, 201)
  const conversation = (await api.get(`/conversations/${visit.id}`)).body
  assert.deepEqual(conversation.visitor, { id: 'user-7', name: 'Noor', email: 'noor@example.com' })
  // Nobody is greeted with a question for their name.
  const { body: stranded } = await stranger(api).post(`/agents/${agent.public_id}/conversations`, {})
  const asked = async (id: number) => {
    const { data } = (await api.get(`/conversations/${id}/messages`)).body
    const { outcome } = (await api.get(`/conversations/${id}/messages/${data[0].id}/trace`)).body
    return outcome.asked_slot
  }
  assert.deepEqual([await asked(visit.id), await asked(stranded.id)], ['town', null])
})

test('an identity that is not signed with the present secret, or has run out, is refused with the reason', async () => {
  const { api, agent, secret } = await identifyingAgent()
  const { exp: _, ...endless } = noor
  const unsigned = `${encode({ alg: 'none' })}.${encode(noor)}.AA`
  const [header, , signature] = sign(noor, secret).split('.')
  const refused: [string, RegExp][] = [
    [sign(noor, 'another secret'), /not signed with the agent's current identity secret/],
    [`${header}.${encode({ ...noor, name: 'Mallory' })}.${signature}`, /not signed/],
    [unsigned, /HS256/],
    [sign(noor, secret, { alg: 'HS512' }), /HS256/],
    [sign(endless, secret), /no exp/],
    [sign({ ...noor, exp: exp - 3600 }, secret), /has expired/],
    [sign({ ...noor, email: 'nobody' }, secret), /email must be/],
    [sign({ ...noor, name: '\ud800' }, secret), /name must be/],
    [sign({ ...noor, name: 'x'.repeat(201) }, secret), /name must be/],
    [sign({ ...noor, sub: ['a'] }, secret), /sub must be/],
  ]
  for (const [identity, why] of refused) {
    const { status, body } = await start(api, agent, identity)
    assert.deepEqual([status, body.error?.code, body.error?.param], [422, 'parameter_invalid', 'identity'])
    assert.match(body.error.message, why)
  }
  assert.equal((await api.get('/conversations')).body.data.length, 0)
})

test('a new secret takes the place of the old, and without one nobody is identified', async () => {
  const { api, agent, secret } = await identifyingAgent()
  const path = `/agents/${agent.slug}`
  assert.equal((await api.get(path)).body.identity_verification, true)
  const renewed = await newSecret(api, agent)
  assert.equal((await start(api, agent, sign(noor, secret))).status, 422)
  assert.equal((await start(api, agent, sign(noor, renewed))).status, 201)
  const copy = (await api.post(`${path}/duplicate`)).body
  assert.equal(copy.identity_verification, false)
  const { body: after } = await api.delete(`${path}/identity_secret`)
  assert.equal(after.identity_verification, false)
  const { status, body } = await start(api, agent, sign(noor, renewed))
  assert.equal(status, 422)
  assert.match(body.error.message, /has no identity secret/)
})

test('the secret is shown once and stored in no clear form, and events do not tell it', async () => {
  const { api, agent, secret } = await identifyingAgent()
  const [row] = await api.service.database
    .tenant(api.organization.id)
    .query<{ identity_secret: string }>(
      (sql) => sql`select identity_secret from agents where id = ${agent.id}`,
    )
  assert.ok(row && !row.identity_secret.includes(secret))
  assert.ok(!(await api.get(`/agents/${agent.slug}`)).text.includes(secret))
  const recorded = await listRecorded(api, 'agent')
  assert.ok(recorded.some(({ type }) => type === 'agent.identity_secret_created'))
  assert.ok(!JSON.stringify(recorded).includes(secret))
})

test('an archived agent gets no secret', async () => {
  const { api, agent } = await identifyingAgent()
  await api.post(`/agents/${agent.slug}/archive`)
  assert.equal((await api.post(`/agents/${agent.slug}/identity_secret`)).status, 422)
})
