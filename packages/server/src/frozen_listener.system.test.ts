import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { messagesOf, post, stalled, untilWaiting } from './conversations/turns/testing/turns.ts'
import { startDeliveries } from './organization/webhook_endpoints/deliver_webhooks.ts'
import { openDatabase } from './platform/db/database.ts'
import { servingTiming } from './platform/db/timing.ts'
import { createOutbound } from './platform/outbound/request.ts'
import { type Api, callsWith, newOrganization, startService, testSecrets } from './testing/api.ts'
import { newConversation } from './testing/conversations.ts'
import { startFreezableProxy } from './testing/freezable_proxy.ts'
import { holdableReasoner } from './testing/holdable_reasoner.ts'
import { listenToEvents } from './testing/listen_to_events.ts'
import { createMigratedDatabase } from './testing/own_database.ts'
import { startReceiver } from './testing/receiver.ts'

/** A server that hears nothing of the other: its listener is frozen, and so is every one that it opens instead. */

const { address, drop } = await createMigratedDatabase()
const proxy = await startFreezableProxy(address)
const now = new Date()
const timing = { ...servingTiming, checkMs: 50, connectMs: 1000, beatMs: 100 }
const receiver = await startReceiver()
const outbound = createOutbound({ allow: [receiver.host] })
const thinking = holdableReasoner()
const deaf = await startService(
  { database: await openDatabase(proxy.address, { now, connections: 3, timing }), outbound },
  stalled,
)
const other = await startService(
  { database: await openDatabase(address, { now, connections: 3 }), outbound },
  { ...thinking, ...stalled },
)
after(async () => {
  for (const { app, database } of [deaf, other]) {
    await app.close()
    await database.close()
  }
  await proxy.close()
  await drop()
})

const atOther = (api: Api): Api => ({ ...api, service: other, ...callsWith(other, api.credentials) })
const audit = { name: 'Audit', pricing_unit: 'fixed' }
const limit = { timeout: 60_000 }

/** Only what has begun to listen before can be frozen. */
async function freezing(work: () => Promise<void>) {
  proxy.freezeNew(true, 'foyer listener')
  proxy.freezeOpen('foyer listener')
  await work().finally(() => {
    proxy.freezeNew(false)
    proxy.endFrozen()
  })
}

test('R17 an event stream goes on although the listener is frozen', limit, async () => {
  const api = await newOrganization(deaf)
  const stream = await listenToEvents(api)
  await atOther(api).post('/services', audit)
  assert.equal((await stream.event())?.type, 'service.created')
  await freezing(async () => {
    await atOther(api).post('/voice_profiles', { name: 'Plain', languages: ['en'] })
    assert.equal((await stream.event())?.type, 'voice_profile.created')
  })
  stream.close()
})

test('R17 webhooks are delivered although the listener is frozen', limit, async () => {
  const api = await newOrganization(deaf)
  await api.post('/webhook_endpoints', { url: receiver.url, events: ['service.*'] })
  const { database } = deaf
  const dependencies = { database, outbound, secrets: testSecrets, now: () => new Date(), random: () => 0.5 }
  const worker = startDeliveries(dependencies, (error) => assert.fail(String(error)))
  await atOther(api).post('/services', audit)
  while (receiver.received.length < 1) await new Promise(setImmediate)
  await freezing(async () => {
    await atOther(api).post('/services', audit)
    while (receiver.received.length < 2) await new Promise(setImmediate)
  })
  await worker.stop()
})

test(
  'R17 a message behind one that another server answers is answered although the listener is frozen',
  limit,
  async () => {
    const api = await newOrganization(deaf)
    const { id } = await newConversation(api)
    const held = thinking.hold()
    const first = post(atOther(api), id, { text: 'We want a new website.' })
    await held.reached
    const second = post(api, id, { text: 'It is urgent.' })
    await untilWaiting(api, id, 2)
    await freezing(async () => {
      held.release()
      assert.deepEqual([(await first).status, (await second).status], [201, 201])
    })
    assert.deepEqual(
      (await messagesOf(api, id)).map(({ role }) => role),
      ['agent', 'visitor', 'visitor', 'agent', 'agent'],
    )
  },
)
