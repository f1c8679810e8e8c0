import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { VisitEvent } from '@foyer/contract'
import { type Api, call, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { say } from '../../testing/conversations.ts'
import { listenTo } from '../../testing/listen_to_events.ts'
import { newVisitor, publicAgent, stranger, type TalkingVisitor } from './testing/visitors.ts'

const streamTiming = { everyMs: 20, patienceMs: 2000 }
const service = await startService({ database: await sharedDatabase(), streamTiming })
after(() => service.app.close())

/** Without what they protect these would wait for ever. */
const soon = { timeout: 20_000 }
const dayMs = 24 * 60 * 60 * 1000

async function listen(api: Api, { token }: Pick<TalkingVisitor, 'token'>, headers = {}) {
  const authorization = `Bearer ${token}`
  const stream = await listenTo(api, '/visit/conversation/stream', { authorization, ...headers })
  return {
    ...stream,
    async told(): Promise<VisitEvent | undefined> {
      const data = await stream.next('data')
      return data === undefined ? undefined : JSON.parse(data)
    },
  }
}

const take = (api: Api, { visit }: TalkingVisitor) => api.post(`/conversations/${visit.id}/takeover`)
const handBack = (api: Api, { visit }: TalkingVisitor) => api.delete(`/conversations/${visit.id}/takeover`)
const speak = (api: Api, { visit }: TalkingVisitor, text: string) =>
  say(api, visit.id, { text, role: 'owner' })

test('what a person says who has taken over arrives, with where the conversation stands', soon, async () => {
  const api = await newOrganization(service)
  const visitor = await newVisitor(api)
  const stream = await listen(api, visitor)
  const first = await stream.told()
  const greeted = visitor.visit.messages.at(-1)?.id
  assert.deepEqual(first, {
    object: 'visit_event',
    id: greeted,
    status: 'active',
    reply_by_mail: 'off',
    messages: [],
  })
  await take(api, visitor)
  assert.deepEqual(await stream.told(), { ...first, status: 'handed_off' })
  const { message } = (await speak(api, visitor, 'This is Jana. How can I help?')).body
  // Who of the team writes is not for visitors.
  const { conversation_id: _, author: __, ...shown } = message
  const said = { ...shown, object: 'visit_message' }
  assert.deepEqual(await stream.told(), {
    object: 'visit_event',
    id: message.id,
    status: 'handed_off',
    reply_by_mail: 'off',
    messages: [said],
  })
  await handBack(api, visitor)
  assert.deepEqual((await stream.told())?.status, 'active')
  assert.deepEqual((await visitor.get('/conversation')).body.messages.at(-1), said)
  stream.close()
})

test('what was said in another tab arrives, and nothing of another conversation', soon, async () => {
  const api = await newOrganization(service)
  const agent = await publicAgent(api)
  const [visitor, other] = [await newVisitor(api, agent), await newVisitor(api, agent)]
  const stream = await listen(api, visitor)
  await stream.told()
  await other.say('We want an online shop.')
  const { message, replies } = (await visitor.say('We want a new website.')).body
  const told: unknown[] = []
  while (told.length < 2) told.push(...((await stream.told())?.messages ?? []))
  assert.deepEqual(told, [message, ...replies])
  stream.close()
})

test(
  'it resumes after the last message that was seen, and says where the conversation stands by then',
  soon,
  async () => {
    const api = await newOrganization(service)
    const visitor = await newVisitor(api)
    await take(api, visitor)
    const seen = (await speak(api, visitor, 'First')).body.message.id
    const missed = (await speak(api, visitor, 'Second')).body.message.id
    await handBack(api, visitor)
    const stream = await listen(api, visitor, { 'last-event-id': String(seen) })
    const event = await stream.told()
    assert.deepEqual([event?.id, event?.status], [missed, 'active'])
    assert.deepEqual(
      event?.messages.map(({ text }) => text),
      ['Second'],
    )
    stream.close()
    const wrong = await visitor.get('/conversation/stream', { 'last-event-id': 'abc' })
    assert.deepEqual([wrong.status, wrong.body.error.param], [422, 'Last-Event-ID'])
  },
)

test('it ends when the conversation is erased, before anybody looks at its token again', soon, async () => {
  const api = await newOrganization()
  const visitor = await newVisitor(api)
  const stream = await listen(api, visitor)
  await stream.told()
  await api.delete(`/conversations/${visitor.visit.id}`)
  assert.equal(await stream.told(), undefined)
  assert.ok(stream.response.complete)
})

test('it ends when its token does, and when its page is not allowed any more', soon, async () => {
  const api = await newOrganization(service)
  const agent = await publicAgent(api, { allowed_origins: ['https://shop.example'] })
  const visitor = await newVisitor(api, agent)
  const barred = await listen(api, visitor, { origin: 'https://shop.example' })
  assert.equal(barred.response.headers['access-control-allow-origin'], 'https://shop.example')
  await api.patch(`/agents/${agent.slug}`, { allowed_origins: [] })
  while (await barred.told());
  const stream = await listen(api, visitor)
  const before = service.clock.now
  service.clock.now = new Date(before.getTime() + 8 * dayMs)
  while (await stream.told());
  service.clock.now = before
})

test('a conversation has five streams at most, and others have theirs', soon, async () => {
  const api = await newOrganization(service)
  const agent = await publicAgent(api)
  const [visitor, other] = [await newVisitor(api, agent), await newVisitor(api, agent)]
  const streams = await Promise.all(Array.from({ length: 5 }, () => listen(api, visitor)))
  const refused = await visitor.get('/conversation/stream')
  assert.deepEqual([refused.status, refused.body.error.code], [429, 'rate_limited'])
  assert.ok(refused.headers['retry-after'])
  streams.push(await listen(api, other))
  for (const stream of streams) stream.close()
  assert.equal((await stranger(api).get('/conversation/stream')).body.error.code, 'missing_api_key')
})

test(
  'the streams of many conversations are told what concerns them, and what another server did',
  soon,
  async () => {
    const api = await newOrganization(service)
    const agent = await publicAgent(api)
    const visitors = await Promise.all(Array.from({ length: 4 }, () => newVisitor(api, agent)))
    const streams = await Promise.all(visitors.map((visitor) => listen(api, visitor)))
    for (const stream of streams) await stream.told()
    const other = await startService({ database: await sharedDatabase() })
    const authorization = `Bearer ${api.key}`
    for (const { visit } of visitors)
      await call(other.app, 'POST', `/conversations/${visit.id}/takeover`, undefined, { authorization })
    for (const [index, stream] of streams.entries()) {
      const event = await stream.told()
      assert.deepEqual([event?.id, event?.status], [visitors[index]?.visit.messages[0]?.id, 'handed_off'])
      stream.close()
    }
    await other.app.close()
  },
)
