import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Shutdown } from '../../platform/shutdown.ts'
import { callsWith, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { holdableReasoner } from '../../testing/holdable_reasoner.ts'
import { neglectedMs } from './retry_neglected_turns.ts'
import { age, messagesOf, post, retryTurns, turnsOf, untilWaiting } from './testing/turns.ts'

const other = await startService({ database: await sharedDatabase() })
after(() => other.app.close())

test('a server stops while a message is thought about and another waits: both are told, and answered once by another', async () => {
  const thinking = holdableReasoner()
  const service = await startService({ database: await sharedDatabase() }, thinking)
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const first = post(api, id, { text: 'We want a new website.' })
  await held.reached
  const second = post(api, id, { text: 'It is urgent.' })
  await untilWaiting(api, id, 2)
  service.equipment.interrupt()
  for (const { status, body, headers } of await Promise.all([first, second])) {
    assert.deepEqual([status, headers['retry-after']], [503, '2'])
    assert.match(body.error.message, /stored and will be answered/)
  }
  assert.deepEqual(
    (await turnsOf(api, id)).map(({ leased_until }) => leased_until),
    [null, null],
  )
  // What comes back late from a reasoner is dropped.
  held.release()
  await service.app.close()
  const there = { ...api, service: other, ...callsWith(other, api.credentials) }
  await age(there, id, neglectedMs)
  await retryTurns(there)
  const messages = await messagesOf(there, id)
  assert.deepEqual(
    messages.map(({ role }) => role),
    ['agent', 'visitor', 'visitor', 'agent', 'agent'],
  )
})

test('a message that waits for another server is told when its own stops', { timeout: 30_000 }, async () => {
  const thinking = holdableReasoner()
  const busy = await startService({ database: await sharedDatabase() }, thinking)
  const stopping = await startService({ database: await sharedDatabase() })
  const api = await newOrganization(busy)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const first = post(api, id, { text: 'We want a new website.' })
  await held.reached
  const there = { ...api, service: stopping, ...callsWith(stopping, api.credentials) }
  const second = post(there, id, { text: 'It is urgent.' })
  await untilWaiting(api, id, 2)
  stopping.equipment.interrupt()
  assert.equal((await second).status, 503)
  held.release()
  assert.equal((await first).status, 201)
  await stopping.app.close()
  await busy.app.close()
})

test('a message is answered however many servers stop while they think about it', async () => {
  const api = await newOrganization(other)
  const { id } = await newConversation(api)
  for (let stops = 0; stops < 6; stops++) {
    const thinking = holdableReasoner()
    const service = await startService({ database: await sharedDatabase() }, thinking)
    const there = { ...api, service, ...callsWith(service, api.credentials) }
    const held = thinking.hold()
    const waiting =
      stops === 0
        ? post(there, id, { text: 'We want a new website.' })
        : assert.rejects(retryTurns(there), Shutdown)
    await held.reached
    service.equipment.interrupt()
    await waiting
    held.release()
    await service.app.close()
    await age(api, id, neglectedMs)
  }
  await retryTurns(api)
  const [turn] = await turnsOf(api, id)
  assert.ok(turn?.reply_id)
})

test('a server that closes waits for a message whose client has left', async () => {
  const thinking = holdableReasoner()
  const service = await startService({ database: await sharedDatabase() }, thinking)
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 })
  const held = thinking.hold()
  const leaving = new AbortController()
  const left = fetch(`${url}/v1/conversations/${id}/messages`, {
    method: 'POST',
    headers: { ...api.credentials, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'We want a new website.' }),
    signal: leaving.signal,
  })
  await held.reached
  leaving.abort()
  await assert.rejects(left)
  const { database } = service
  const [closing] = await database.tenant(api.organization.id).transaction(async (db) => {
    // Nobody can give the turn back as long as this holds it.
    await db.query(
      (sql) => sql`select 1 from turns
        where organization_id = ${db.organization_id} and conversation_id = ${id} for update`,
    )
    let closed = false
    const closing = service.app.close().then(() => {
      closed = true
    })
    for (let glance = 0; glance < 200 && !closed; glance++) await database.system`select 1`
    assert.equal(closed, false)
    return [closing]
  })
  await closing
  const [turn] = await turnsOf(api, id)
  assert.deepEqual([turn?.leased_until, turn?.answered_at], [null, null])
  await age(api, id, neglectedMs)
  await retryTurns({ ...api, service: other })
  assert.ok((await turnsOf(api, id))[0]?.answered_at)
})
