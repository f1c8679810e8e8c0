import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noUsage } from '@foyer/engine/testing/scripted_responder'
import { newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { scriptedModels } from '../../testing/scripted_models.ts'
import { holding, newVisitor, publicAgent, stranger } from './testing/visitors.ts'

const once = { 'idempotency-key': 'once' }
const streamed = { accept: 'text/event-stream' }

interface Told {
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what was told and asserts on it.
  data: any
}

function toldBy(text: string): Told[] {
  return text.split('\n\n').flatMap((frame) => {
    const event = /^event: (.*)$/m.exec(frame)?.[1]
    const data = /^data: (.*)$/m.exec(frame)?.[1]
    return event && data ? [{ event, data: JSON.parse(data) }] : []
  })
}

test('a visitor is greeted, talks, and finds the whole conversation again with the token', async () => {
  const api = await newOrganization()
  const visitor = await newVisitor(api)
  const { visit } = visitor
  assert.deepEqual(Object.keys(visit), [
    'object',
    'id',
    'token',
    'status',
    'agent',
    'locale',
    'unread_count',
    'reply_by_mail',
    'messages',
  ])
  assert.deepEqual(
    visit.messages.map(({ role }) => role),
    ['agent'],
  )
  const said = await visitor.say('We want a new website.')
  assert.equal(said.status, 201, said.text)
  const { status, message, replies } = said.body
  assert.deepEqual(
    [said.body.object, status, message.text],
    ['visit_turn', 'active', 'We want a new website.'],
  )
  assert.deepEqual(Object.keys(message), [
    'object',
    'id',
    'role',
    'text',
    'chips',
    'links',
    'citations',
    'created_at',
  ])
  const again = await visitor.get('/conversation')
  assert.deepEqual([again.status, again.body.id], [200, visit.id])
  assert.deepEqual(again.body.messages, [...visit.messages, message, ...replies])
  assert.equal(
    (await holding(api, again.body.token).get('/conversation')).status,
    200,
    'the fresh one opens it too',
  )
})

test('it is an ordinary conversation of the organization, begun and spoken in by a visitor', async () => {
  const api = await newOrganization()
  const agent = await publicAgent(api)
  const body = { source_url: 'https://example.com/pricing' }
  const { visit } = await newVisitor(api, agent, { body })
  const conversation = (await api.get(`/conversations/${visit.id}`)).body
  assert.deepEqual([conversation.agent, conversation.source_url], [agent.slug, body.source_url])
  const [event] = (await api.get('/events?type=conversation.started')).body.data
  assert.deepEqual(event.actor, { type: 'visitor', name: 'visitor' })
  const visitor = holding(api, visit.token)
  await visitor.say('We want a new website.')
  const [replied] = (await api.get('/events?type=conversation.replied')).body.data
  assert.deepEqual(replied.actor, { type: 'visitor', id: visit.id, name: 'visitor' })
  assert.ok(!JSON.stringify(await listRecorded(api)).includes('new website'))
})

test('a turn is told as it happens: accepted, the words, chips, and the whole in the end; what was captured is not told', async () => {
  const visitor = await newVisitor(await newOrganization())
  const first = await visitor.say('We want a new website.', streamed)
  assert.deepEqual([first.status, first.headers['content-type']], [201, 'text/event-stream; charset=utf-8'])
  const told = toldBy(first.text)
  assert.deepEqual([...new Set(told.map(({ event }) => event))], ['accepted', 'token', 'done'])
  const done = told.at(-1)?.data
  assert.equal(done.object, 'visit_turn')
  assert.deepEqual(told[0]?.data, done.message)
  await visitor.say('I would rather not say.')
  const second = toldBy((await visitor.say('We have an old one that nobody can edit.', streamed)).text)
  assert.deepEqual([...new Set(second.map(({ event }) => event))], ['accepted', 'token', 'chips', 'done'])
  assert.deepEqual((await visitor.get('/conversation')).body.messages.at(-1), second.at(-1)?.data.replies[0])
})

test('a message that is sent again under its key is said once, and the repeat gets the same answer, as JSON and as a stream', async () => {
  const visitor = await newVisitor(await newOrganization())
  const first = await visitor.say('We want a new website.', once)
  const again = await visitor.say('We want a new website.', once)
  assert.deepEqual([again.status, again.headers['idempotent-replayed']], [201, 'true'])
  assert.deepEqual(again.body, first.body)
  const told = toldBy((await visitor.say('We want a new website.', { ...once, ...streamed })).text)
  assert.deepEqual(told, [{ event: 'done', data: first.body }])
  assert.equal((await visitor.get('/conversation')).body.messages.length, 3)
})

test('the same key of two visitors, or of a visitor and the owner, never meets', async () => {
  const api = await newOrganization()
  const agent = await publicAgent(api)
  const [one, other] = [await newVisitor(api, agent), await newVisitor(api, agent)]
  const mine = await one.say('We want a new website.', once)
  const yours = await other.say('We want a new website.', once)
  assert.equal(yours.headers['idempotent-replayed'], undefined)
  assert.notEqual(mine.body.message.id, yours.body.message.id)
  assert.equal((await api.post('/agents', { name: 'Desk' }, once)).status, 201)
})

test('a start that is sent again is one conversation; a stranger with the same key gets another', async () => {
  const api = await newOrganization()
  const agent = await publicAgent(api)
  const path = `/agents/${agent.public_id}/conversations`
  const visitor = stranger(api)
  const first = await visitor.post(path, {}, once)
  const again = await visitor.post(path, {}, once)
  assert.deepEqual(again.body, first.body)
  assert.notEqual((await stranger(api).post(path, {}, once)).body.id, first.body.id)
  const stored = await api.service.database.system<{ body: string }[]>`
    select body from idempotency_keys where organization_id = ${api.organization.id}`
  assert.ok(
    stored.every(({ body }) => !body.includes('vt_')),
    'a token is stored encrypted',
  )
})

test('a visitor speaks for nobody else, and taps what can be tapped', async () => {
  const visitor = await newVisitor(await newOrganization())
  const asOwner = await visitor.post('/conversation/messages', { text: 'Hello', role: 'owner' })
  assert.deepEqual([asOwner.status, asOwner.body.error.code], [422, 'parameter_unknown'])
  await visitor.say('We want a new website.')
  await visitor.say('I would rather not say.')
  const [reply] = (await visitor.say('We have an old one that nobody can edit.')).body.replies
  const [{ slot, value }] = reply.chips
  const tapped = await visitor.post('/conversation/messages', { chip: { slot, values: [value] } })
  assert.equal(tapped.status, 201, tapped.text)
})

test('a visitor rates the conversation, and sees it', async () => {
  const api = await newOrganization()
  const visitor = await newVisitor(api)
  const rated = await visitor.post('/conversation/rating', { rating: 5 })
  assert.deepEqual([rated.status, rated.body.object, rated.body.rating], [200, 'visit', 5])
  assert.equal((await api.get(`/conversations/${visitor.visit.id}`)).body.rating, 5)
  assert.equal((await visitor.post('/conversation/rating', { rating: 6 })).body.error.param, 'rating')
})

test('a visitor stops a reply: what they have seen of it stays, and they are told what the agent does before it', async () => {
  const models = scriptedModels()
  const leaseTiming = { leaseMs: 600_000, renewMs: 20 }
  const service = await startService({ database: await sharedDatabase() }, { ...models, leaseTiming })
  const api = await newOrganization(service)
  const visitor = await newVisitor(api)
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  let round = 0
  models.use(api, (signal) => ({
    async *respond() {
      round++
      if (round === 1) {
        const call = { id: '1', name: 'consult_knowledge', arguments: { queries: ['opening hours'] } }
        yield { type: 'call', call }
        return yield { type: 'end', because: 'complete', usage: noUsage }
      }
      yield { type: 'text', text: 'We are here for you. On weekdays' }
      reach()
      if (!signal.aborted)
        await new Promise((ended) => signal.addEventListener('abort', ended, { once: true }))
      yield { type: 'failure', failure: { reason: 'aborted', message: 'Interrupted.' }, usage: noUsage }
    },
  }))
  const answering = visitor.say('When are you open?', streamed)
  await reached
  const { status, body } = await visitor.post('/conversation/turn/stop', {})
  assert.deepEqual([status, body.object, body.status], [200, 'visit_standing', 'active'])
  const told = toldBy((await answering).text)
  assert.deepEqual(
    told.map(({ event }) => event),
    ['accepted', 'working', 'token', 'done'],
  )
  assert.equal(told.at(-1)!.data.replies[0].text, 'We are here for you.')
  assert.equal((await visitor.get('/conversation')).body.messages.length, 3)
  await service.app.close()
})
