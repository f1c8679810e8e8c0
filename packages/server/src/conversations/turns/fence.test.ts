import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation, say, setConversation, storedConversation } from '../../testing/conversations.ts'
import { holdableReasoner } from '../../testing/holdable_reasoner.ts'
import { releaseTurn, renewTurn, takeOldest } from './repository.ts'
import { age, post, stalled, turnsOf } from './testing/turns.ts'

const thinking = holdableReasoner()
const service = await startService({ database: await sharedDatabase() }, { ...thinking, ...stalled })
const { leaseMs } = stalled.leaseTiming
after(() => service.app.close())

test('who gives a turn back or renews it that another has taken meanwhile leaves it to them', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const waiting = say(api, id, 'We want a new website.')
  await held.reached
  const tenant = service.database.tenant(api.organization.id)
  await age(api, id, leaseMs)
  const taken = (await tenant.transaction((db) => takeOldest(db, id, leaseMs)))!
  assert.equal(taken.fence, 2)
  const until = (await turnsOf(api, id))[0]?.leased_until
  await tenant.transaction(async (db) => renewTurn(db, { ...taken, fence: 1 }, 2 * leaseMs))
  await tenant.transaction(async (db) => releaseTurn(db, { ...taken, fence: 1 }, { failed: true }))
  assert.deepEqual((await turnsOf(api, id))[0]?.leased_until, until)
  await tenant.transaction(async (db) => releaseTurn(db, taken, { failed: true }))
  assert.equal((await turnsOf(api, id))[0]?.leased_until, null)
  held.release()
  await waiting
})

test('whoever fails gives the turn back at once, and does not keep it until its lease runs out', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const { state } = await storedConversation(api, id)
  await setConversation(api, id, { state: { ...Object(state), turns: 1, phase: 'nowhere' } })
  const { status } = await post(api, id, { text: 'We want a new website.' })
  const [turn] = await turnsOf(api, id)
  assert.deepEqual([status, turn?.leased_until, turn?.answered_at], [500, null, null])
  // The background work of other tests would try it again.
  await setConversation(api, id, { state })
})

test('who answers a message of another before its own is told its own turn only', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const held = thinking.hold()
  const late = say(api, id, 'We want a new website.')
  await held.reached
  await age(api, id, leaseMs)
  const chip = { slot: 'timing', values: ['later'] }
  const { text } = await post(api, id, { chip }, { accept: 'text/event-stream' })
  assert.deepEqual(text.match(/(?<="slot":")\w+(?=","value")/g), ['timing'])
  held.release()
  assert.equal((await late).body.replies.length, 1)
})
