import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Responder } from '@foyer/engine'
import { noUsage } from '@foyer/engine/testing/scripted_responder'
import { openDatabase } from '../../platform/db/database.ts'
import { servingTiming } from '../../platform/db/timing.ts'
import type { Reasoners } from '../../reasoning/reasoner/port.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, callsWith, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { startFreezableProxy } from '../../testing/freezable_proxy.ts'
import { holdableReasoner } from '../../testing/holdable_reasoner.ts'
import { turnModel } from '../../testing/turn_model.ts'
import { startTurnRetries } from './retry_neglected_turns.ts'
import { age, messagesOf, post, retryTurns, stalled, turnsOf, untilWaiting } from './testing/turns.ts'

const thinking = holdableReasoner()
const service = await startService({ database: await sharedDatabase() }, { ...thinking, ...stalled })
after(() => service.app.close())

const limit = { timeout: 60_000 }

function startRetries({ service: { equipment, database, clock } }: Api) {
  const work = { ...equipment, database, now: () => clock.now }
  return startTurnRetries(work, () => {}, { everyMs: 20 })
}

test('a message that was left is answered once, however many servers find it', async () => {
  const api = await newOrganization(service)
  const conversations = [await newConversation(api), await newConversation(api)]
  const holds = conversations.map(() => thinking.hold())
  const late = conversations.map(({ id }) => say(api, id, 'We want a new website.'))
  await Promise.all(holds.map(({ reached }) => reached))
  for (const { id } of conversations) await age(api, id, stalled.leaseTiming.leaseMs)
  await Promise.all([1, 2, 3].map(() => retryTurns(api)))
  for (const { id } of conversations) {
    assert.equal((await messagesOf(api, id)).length, 3)
    assert.deepEqual(
      (await turnsOf(api, id)).map(({ fence }) => fence),
      [2],
    )
  }
  for (const hold of holds) hold.release()
  await Promise.all(late)
})

test(
  'R16 a server that looks for messages that were left answers them by itself, those behind them too',
  limit,
  async () => {
    const api = await newOrganization(service)
    const { id } = await newConversation(api)
    const held = thinking.hold()
    const late = say(api, id, 'We want a new website.')
    await held.reached
    const behind = post(api, id, { text: 'It is urgent.' })
    await untilWaiting(api, id, 2)
    await age(api, id, stalled.leaseTiming.leaseMs)
    const retries = startRetries(api)
    await untilWaiting(api, id, 0)
    await retries.stop()
    assert.deepEqual(
      (await messagesOf(api, id)).map(({ role }) => role),
      ['agent', 'visitor', 'visitor', 'agent', 'agent'],
    )
    held.release()
    await Promise.all([late, behind])
  },
)

test('R19 an organization whose reasoner takes long takes half of the places: what another left is answered meanwhile', {
  timeout: 40_000,
}, async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const reads = new Map<number, number>()
  let quickOne: number | undefined
  const responderFor = (id: number): Responder => ({
    async *respond() {
      const count = (reads.get(id) ?? 0) + 1
      reads.set(id, count)
      if (id !== quickOne || count === 1) await released
      yield { type: 'text', text: 'That sounds good.' }
      yield { type: 'end', because: 'complete', usage: noUsage }
    },
  })
  const reasoners: Reasoners = {
    of: (db, organization) => turnModel(responderFor(organization.id)).of(db, organization),
  }
  const waiting = await startService({ database: await sharedDatabase() }, { reasoners, ...stalled })
  const late: Promise<unknown>[] = []
  /** As if whoever thinks about these messages were dead. */
  const leaveMessages = async (api: Api, count: number) => {
    const agent = await newAgent(api)
    for (let each = 1; each <= count; each++) {
      const { id } = await newConversation(api, agent)
      late.push(post(api, id, { text: 'We want a new website.' }))
      while (reads.get(api.organization.id) !== each) await new Promise(setImmediate)
      await age(api, id, stalled.leaseTiming.leaseMs)
    }
  }
  const [many, fewer, quick] = [
    await newOrganization(waiting),
    await newOrganization(waiting),
    await newOrganization(waiting),
  ]
  await leaveMessages(many, 18)
  await leaveMessages(fewer, 15)
  const taken = () => [reads.get(many.organization.id)! - 18, reads.get(fewer.organization.id)! - 15]
  const retries = startRetries(many)
  while (taken()[0]! + taken()[1]! < 31) await new Promise(setImmediate)
  // One of 32 places is left, and what waits longer may not have it.
  quickOne = quick.organization.id
  await leaveMessages(quick, 1)
  while (reads.get(quickOne) !== 2) await new Promise(setImmediate)
  assert.deepEqual(taken(), [16, 15])
  release()
  await Promise.all([retries.stop(), ...late])
  await waiting.app.close()
})

test(
  'R16 a server that storage is cut off from in mid-turn says so, and another answers, once',
  limit,
  async () => {
    const proxy = await startFreezableProxy()
    const timing = { ...servingTiming, checkMs: 50, silenceMs: 1000, stallMs: 1000, connectMs: 1000 }
    const database = await openDatabase(proxy.address, { now: service.clock.now, connections: 2, timing })
    const cutOffThinking = holdableReasoner()
    const cutOff = await startService({ database }, { ...cutOffThinking, ...stalled })
    const api = await newOrganization(service)
    const { id } = await newConversation(api)
    const held = cutOffThinking.hold()
    const there = { ...api, service: cutOff, ...callsWith(cutOff, api.credentials) }
    const answer = post(there, id, { text: 'We want a new website.' })
    await held.reached
    proxy.freezeNew(true)
    proxy.freezeOpen()
    held.release()
    assert.equal((await answer).status, 503)
    assert.notEqual((await turnsOf(api, id))[0]?.leased_until, null, 'it could not be given back')
    await age(api, id, stalled.leaseTiming.leaseMs)
    const retries = startRetries(api)
    await untilWaiting(api, id, 0)
    await retries.stop()
    assert.equal((await messagesOf(api, id)).length, 3)
    await cutOff.app.close()
    await proxy.close()
    await database.close()
  },
)
