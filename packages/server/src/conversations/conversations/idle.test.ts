import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/index.ts'
import { rowLock } from '../../platform/db/locks.ts'
import { updateRow } from '../../platform/db/row.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization, startService } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'
import { withMigratedDatabase } from '../../testing/own_database.ts'
import { scriptedModels } from '../../testing/scripted_models.ts'
import { untilItWaits } from '../../testing/waiting.ts'
import { concludingAgent, yes } from '../visits/testing/concluding_agent.ts'
import { eraseOutdated, expirePaused, pauseIdle as sweepIdle } from './idle.ts'

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** Sweeps look at all organizations: these have a database of their own. */
async function alone(work: (api: Api) => Promise<void>, equipped: Parameters<typeof startService>[1] = {}) {
  await withMigratedDatabase(async (address) => {
    const database = await openDatabase(address, { now: new Date(0) })
    const service = await startService({ database }, equipped)
    try {
      await work(await newOrganization(service))
    } finally {
      await service.app.close()
      await service.database.close()
    }
  })
}

const pauseIdle = (database: Database, now: Date) => sweepIdle(database, now, async () => {})
type Sweep = typeof pauseIdle
const after = async (sweep: Sweep, { service }: Api, ms: number) =>
  sweep(service.database, new Date(service.clock.now.getTime() + ms))

const stateOf = async (api: Api, id: number) => (await api.get(`/conversations/${id}`)).body

test('a silent conversation pauses after its own frozen idle minutes, whatever the flow says meanwhile', () =>
  alone(async (api) => {
    const agent = await newAgent(api, { slug: 'desk' })
    await api.patch('/agents/desk/flow', { flow: { idle_minutes: 30 } })
    const { id } = await newConversation(api, agent)
    await api.patch('/agents/desk/flow', { flow: { idle_minutes: 10 } })
    const next = await newConversation(api, agent)
    await after(pauseIdle, api, 29 * minuteMs)
    assert.equal((await stateOf(api, id)).status, 'active')
    assert.deepEqual(
      [(await stateOf(api, next.id)).status, (await stateOf(api, next.id)).paused_at],
      ['paused', '2026-01-15T09:59:00.000Z'],
    )
    await after(pauseIdle, api, 30 * minuteMs)
    assert.equal((await stateOf(api, id)).status, 'paused')
    await after(pauseIdle, api, 31 * minuteMs)
    const paused = (await listRecorded(api, 'conversation')).filter(
      ({ type }) => type === 'conversation.paused',
    )
    assert.deepEqual(
      paused.map(({ data }) => data.id),
      [next.id, id],
    )
  }))

test('a conversation with a model that is silent after its recap is complete after an hour, with its papers', () => {
  const models = scriptedModels()
  return alone(async (api) => {
    const { slug } = await concludingAgent(api)
    await api.patch(`/agents/${slug}/flow`, { flow: { idle_minutes: null } })
    const { id } = await newConversation(api, { slug })
    models.script(api, { text: 'You want a call. Is that right?' })
    await say(api, id, yes)
    await after(pauseIdle, api, 59 * minuteMs)
    assert.equal((await stateOf(api, id)).status, 'active')
    await after(pauseIdle, api, 60 * minuteMs)
    const { status, brief, recap } = await stateOf(api, id)
    assert.equal(status, 'completed')
    assert.ok(brief && recap)
  }, models)
})

test('null never pauses; nor does what was taken over, closed, or waits for a reply of the agent', () =>
  alone(async (api) => {
    const agent = await newAgent(api, { slug: 'desk' })
    await api.patch('/agents/desk/flow', { flow: { idle_minutes: null } })
    const patient = await newConversation(api, agent)
    await api.patch('/agents/desk/flow', { flow: { idle_minutes: 10 } })
    const [taken, closed, waiting] = [
      await newConversation(api, agent),
      await newConversation(api, agent),
      await newConversation(api, agent),
    ]
    await api.post(`/conversations/${taken.id}/takeover`)
    await api.post(`/conversations/${closed.id}/close`)
    const { system } = api.service.database
    await system`insert into turns (organization_id, conversation_id, message_id, created_at)
      select organization_id, conversation_id, id, created_at from messages where conversation_id = ${waiting.id}`
    await after(pauseIdle, api, 100 * dayMs)
    const statuses = []
    for (const { id } of [patient, taken, closed, waiting]) statuses.push((await stateOf(api, id)).status)
    assert.deepEqual(statuses, ['active', 'handed_off', 'closed', 'active'])
    await system`update turns set answered_at = now()`
    await after(pauseIdle, api, 100 * dayMs)
    assert.equal((await stateOf(api, waiting.id)).status, 'paused')
  }))

test('a visitor who writes while the sweep is under way is not paused', () =>
  alone(async (api) => {
    const { id } = await newConversation(api)
    const later = new Date(api.service.clock.now.getTime() + dayMs)
    const [swept] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
      db.hold(rowLock('conversations', id))
      await db.query((sql) => sql`select 1`)
      const sweeping = pauseIdle(api.service.database, later).then(() => api.get(`/conversations/${id}`))
      await untilItWaits(api.service, sweeping)
      updateRow(db, 'conversations', id, { pauses_at: new Date(later.getTime() + dayMs) })
      return [sweeping]
    })
    assert.equal((await swept!).body.status, 'active')
  }))

test('paused for seven days, it has expired and ended', () =>
  alone(async (api) => {
    const { id } = await newConversation(api)
    await after(pauseIdle, api, 10 * dayMs)
    await after(expirePaused, api, 17 * dayMs - 1)
    assert.equal((await stateOf(api, id)).status, 'paused')
    await after(expirePaused, api, 17 * dayMs)
    await after(expirePaused, api, 18 * dayMs)
    const { status, ended_at } = await stateOf(api, id)
    assert.deepEqual([status, ended_at], ['expired', '2026-02-01T09:30:00.000Z'])
    const recorded = (await listRecorded(api, 'conversation')).map(({ type }) => type)
    assert.deepEqual(recorded, ['conversation.started', 'conversation.paused', 'conversation.expired'])
  }))

test('an organization that keeps conversations for some days has older ones erased, and no other has', () =>
  alone(async (api) => {
    const forgetful = await newOrganization(api.service)
    await forgetful.patch('/organization', { retention_days: 30 })
    const [kept, gone] = [await newConversation(api), await newConversation(forgetful)]
    await after(eraseOutdated, api, 30 * dayMs)
    assert.equal((await forgetful.get(`/conversations/${gone.id}`)).status, 200)
    await after(eraseOutdated, api, 30 * dayMs + 1)
    assert.equal((await forgetful.get(`/conversations/${gone.id}`)).status, 404)
    assert.equal((await api.get(`/conversations/${kept.id}`)).status, 200)
    const [, erased] = await listRecorded(forgetful, 'conversation')
    assert.deepEqual([erased!.type, erased!.operation], ['conversation.erased', 'eraseConversation'])
  }))

test('a conversation that goes on while the sweep is under way is not erased', () =>
  alone(async (api) => {
    await api.patch('/organization', { retention_days: 30 })
    const { id } = await newConversation(api)
    const later = new Date(api.service.clock.now.getTime() + 31 * dayMs)
    const [swept] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
      db.hold(rowLock('conversations', id))
      await db.query((sql) => sql`select 1`)
      const sweeping = eraseOutdated(api.service.database, later).then(() => api.get(`/conversations/${id}`))
      await untilItWaits(api.service, sweeping)
      updateRow(db, 'conversations', id, { last_message_at: later })
      return [sweeping]
    })
    assert.equal((await swept!).status, 200)
  }))

test('a conversation that only waits for a last word is completed, with its papers, and told of, also in a flow that never pauses', () =>
  alone(async (api) => {
    const agent = await concludingAgent(api)
    const waiting = await newConversation(api, agent)
    await api.patch(`/agents/${agent.slug}/flow`, { flow: { idle_minutes: null } })
    const { id } = await newConversation(api, agent)
    await say(api, id, yes)
    const completed: number[] = []
    const later = new Date(api.service.clock.now.getTime() + 60 * minuteMs)
    await sweepIdle(api.service.database, later, async (_, conversation_id) => {
      completed.push(conversation_id)
    })
    const { status, brief, ended_at } = await stateOf(api, id)
    assert.deepEqual([status, ended_at, completed], ['completed', later.toISOString(), [id]])
    assert.ok(brief)
    const events = await listRecorded(api, 'conversation')
    assert.equal(events.at(-1)?.type, 'conversation.completed')
    await say(api, waiting.id, 'Can I talk to a human?')
    await say(api, waiting.id, yes)
    await after(pauseIdle, api, 7 * dayMs)
    assert.equal((await stateOf(api, waiting.id)).status, 'paused')
  }))
