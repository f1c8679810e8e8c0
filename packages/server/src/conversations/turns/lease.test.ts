import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { openDatabase } from '../../platform/db/database.ts'
import { newOrganization, startService } from '../../testing/api.ts'
import { newConversation, say, setConversation, storedConversation } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { holdableReasoner } from '../../testing/holdable_reasoner.ts'
import { takeOldest } from './repository.ts'
import { neglectedMs } from './retry_neglected_turns.ts'
import { age, messagesOf, post, retryTurns, stalled, turnsOf } from './testing/turns.ts'

const thinking = holdableReasoner()
const start = new Date('2026-01-15T09:30:00.000Z')
const database = await openDatabase(testAddress(), { now: start, connections: 1 })
const service = await startService({ database }, { ...thinking, ...stalled })
const { leaseMs } = stalled.leaseTiming
after(async () => {
  await service.app.close()
  await database.close()
})

test('a reasoner that takes long holds no database connection: with a single one others are served meanwhile', async () => {
  const api = await newOrganization(service)
  const [slow, quick] = [await newConversation(api), await newConversation(api, { slug: 'front-desk' })]
  const held = thinking.hold()
  const waiting = say(api, slow.id, 'We want a new website.')
  await held.reached
  assert.equal((await say(api, quick.id, 'We want a new shop.')).body.replies.length, 1)
  assert.equal((await messagesOf(api, slow.id)).at(-1)?.role, 'visitor')
  held.release()
  assert.equal((await waiting).body.replies.length, 1)
})

test('a turn whose lease ran out is answered by another, and whoever comes back late writes nothing and gives that answer', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const late = say(api, id, 'We want a new website.')
  await held.reached
  await retryTurns(api)
  assert.equal((await messagesOf(api, id)).length, 2, 'the lease still holds')
  await age(api, id, leaseMs)
  await retryTurns(api)
  const messages = await messagesOf(api, id)
  assert.equal(messages.length, 3)
  held.release()
  assert.deepEqual((await late).body.replies, messages.slice(2))
  assert.deepEqual(await messagesOf(api, id), messages)
  assert.deepEqual(
    (await turnsOf(api, id)).map(({ fence }) => fence),
    [2],
  )
  assert.equal((await api.get(`/conversations/${id}`)).body.messages_count, 3)
})

test('whoever comes back late writes nothing, also while the one who took its turn still thinks', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const [held, second] = [thinking.hold(), thinking.hold()]
  const late = say(api, id, 'We want a new website.')
  await held.reached
  await age(api, id, leaseMs)
  const retry = retryTurns(api)
  await second.reached
  held.release()
  // With one connection, whoever is late has had it before these are answered.
  for (const _glance of Array(5)) assert.equal((await messagesOf(api, id)).length, 2)
  second.fail()
  await retry
  const [reply] = (await messagesOf(api, id)).slice(2)
  assert.deepEqual((await late).body.replies, [reply])
  const { reasoner } = (await api.get(`/conversations/${id}/messages/${reply?.id}/trace`)).body
  assert.ok(reasoner.fallback, 'the one who took the turn has answered it')
})

test('a message behind one whose lease ran out waits for nobody: its own request answers both, in order', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const late = say(api, id, 'We want a new website.')
  await held.reached
  await age(api, id, leaseMs)
  const { body } = await say(api, id, { chip: { slot: 'timing', values: ['later'] } })
  const messages = await messagesOf(api, id)
  assert.deepEqual(
    messages.map(({ role }) => role),
    ['agent', 'visitor', 'visitor', 'agent', 'agent'],
  )
  assert.deepEqual(body.replies, messages.slice(4))
  held.release()
  assert.deepEqual((await late).body.replies, messages.slice(3, 4))
  assert.deepEqual(await messagesOf(api, id), messages)
})

test('a message that nobody has begun to answer after three seconds is taken up; one that failed rests longer each time', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const first = say(api, id, 'We want a new website.')
  await held.reached
  const waitsFor = (ms: number, failures: number) =>
    database.tenant(api.organization.id).transaction(async (db) => {
      db.later(
        (sql) => sql`update turns set leased_until = null, failures = ${failures},
            created_at = clock_timestamp() - ${`${ms} milliseconds`}::interval
          where conversation_id = ${id}`,
      )
    })
  for (const [ms, failures] of [
    [-60_000, 0],
    [neglectedMs, 1],
    [4 * neglectedMs, 3],
  ] as const) {
    await waitsFor(ms, failures)
    await retryTurns(api)
    assert.equal((await messagesOf(api, id)).length, 2)
  }
  await waitsFor(neglectedMs, 0)
  await retryTurns(api)
  assert.equal((await messagesOf(api, id)).length, 3)
  held.release()
  await first
})

test('a message that nobody manages to answer gets a sentence, and waits for a person; those behind it are answered', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api, undefined, { locale: 'de' })
  const { state } = await storedConversation(api, id)
  await setConversation(api, id, { state: { ...Object(state), turns: 1, phase: 'nowhere' } })
  assert.equal((await post(api, id, { text: 'Wir möchten eine neue Website.' })).status, 500)
  for (let failures = 1; failures < 5; failures++) {
    await age(api, id, neglectedMs * 2 ** failures)
    await assert.rejects(retryTurns(api))
  }
  await retryTurns(api)
  const [, message, reply] = await messagesOf(api, id)
  assert.equal((await turnsOf(api, id))[0]?.reply_id, reply?.id)
  assert.match(reply!.text, /Team/)
  const { body } = await api.get('/conversations?person_wanted=true')
  assert.deepEqual(
    body.data.map((conversation: { id: number }) => conversation.id),
    [id],
  )
  assert.equal((await listRecorded(api, 'conversation')).at(-1)?.type, 'conversation.person_wanted')
  const trace = (await api.get(`/conversations/${id}/messages/${reply!.id}/trace`)).body
  assert.match(trace.reasoner.fallback, /failed 5 times/)
  assert.equal(message?.role, 'visitor')
})

test('servers that die at a message are no failures of it: it is answered all the same', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const late = say(api, id, 'We want a new website.')
  await held.reached
  const tenant = database.tenant(api.organization.id)
  for (let kills = 0; kills < 12; kills++) {
    await age(api, id, leaseMs)
    assert.ok(await tenant.transaction((db) => takeOldest(db, id, leaseMs)))
  }
  await age(api, id, leaseMs)
  await retryTurns(api)
  const [turn] = await turnsOf(api, id)
  assert.deepEqual([turn?.fence, turn?.failures], [14, 0])
  held.release()
  assert.deepEqual((await late).body.replies, (await messagesOf(api, id)).slice(2))
  assert.equal((await api.get(`/conversations/${id}`)).body.person_wanted, false)
})

test('R16 a server that dies leaves its turn to others within three seconds', async () => {
  // As a server equips itself: nobody says how long.
  const usual = await startService({ database }, { reasoners: thinking.reasoners })
  const api = await newOrganization(usual)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const waiting = say(api, id, 'We want a new website.')
  await held.reached
  const [lease] = await database.system<{ ms: number }[]>`
    select extract(epoch from leased_until - clock_timestamp())::float * 1000 as ms from turns
    where organization_id = ${api.organization.id} and conversation_id = ${id}`
  held.release()
  await waiting
  assert.ok(lease!.ms <= 3000, `${lease!.ms} ms are left`)
  await usual.app.close()
})

test('R16 who thinks for longer than a lease renews it, and nobody else takes the turn', {
  timeout: 60_000,
}, async () => {
  const quick = { leaseTiming: { leaseMs: 600_000, renewMs: 20 } }
  const renewing = await startService({ database }, { ...thinking, ...quick })
  const api = await newOrganization(renewing)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const waiting = say(api, id, 'We want a new website.')
  await held.reached
  await age(api, id, leaseMs)
  const isOver = async () => {
    const [held] = await turnsOf(api, id)
    return held!.leased_until! <= new Date()
  }
  while (await isOver()) await turn()
  await retryTurns(api)
  assert.equal((await messagesOf(api, id)).length, 2)
  held.release()
  assert.equal((await waiting).body.replies.length, 1)
  assert.equal((await turnsOf(api, id))[0]?.fence, 1)
  await renewing.app.close()
})
