import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Responder, ResponderEvent } from '@foyer/engine'
import { noUsage } from '@foyer/engine/testing/scripted_responder'
import { type Api, callsWith, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation, say, storedConversation } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'
import { scriptedModels } from '../../testing/scripted_models.ts'
import { age, messagesOf, post, retryTurns, turnsOf, untilWaiting } from './testing/turns.ts'

const models = scriptedModels()
const leaseTiming = { leaseMs: 600_000, renewMs: 20 }
const service = await startService({ database: await sharedDatabase() }, { ...models, leaseTiming })
const other = await startService({ database: await sharedDatabase() })
after(async () => {
  for (const { app } of [service, other]) await app.close()
})

const usage = { ...noUsage, input_tokens: 40, output_tokens: 2 }

/** Says this, and then says nothing until it is interrupted. */
function endless(api: Api, ...events: ResponderEvent[]): Promise<void> {
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  models.use(
    api,
    (signal): Responder => ({
      async *respond() {
        yield* events
        resolve()
        if (!signal.aborted)
          await new Promise((ended) => signal.addEventListener('abort', ended, { once: true }))
        yield { type: 'failure', failure: { reason: 'aborted', message: 'Interrupted.' }, usage }
      },
    }),
  )
  return reached
}

const stop = (api: Api, id: number) => api.post(`/conversations/${id}/turn/stop`)

test('a stop keeps what was shown of a reply and drops the rest with its calls, on whichever server it is asked for', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const reached = endless(
    api,
    {
      type: 'call',
      call: {
        id: '1',
        name: 'capture_slots',
        arguments: { goal: { value: 'A website', quote: 'a website' } },
      },
    },
    { type: 'text', text: 'We build websites. They cost' },
  )
  const answering = say(api, id, 'We want a website.')
  await reached
  const there = { ...api, service: other, ...callsWith(other, api.credentials) }
  const stopped = await stop(there, id)
  assert.deepEqual([stopped.status, stopped.body.object], [200, 'conversation'])
  const { body } = await answering
  assert.equal(body.replies[0].text, 'We build websites.')
  assert.deepEqual(body.conversation.slot_values, {})
  const trace = (await api.get(`/conversations/${id}/messages/${body.replies[0].id}/trace`)).body
  assert.equal(trace.outcome.ended, 'stopped')
  assert.equal(
    (await listRecorded(api, 'conversation')).filter(({ type }) => type.endsWith('reply_stopped')).length,
    1,
  )
})

test('a reply that is stopped before its first word is none: the message stands without one, and the conversation goes on', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const { state } = await storedConversation(api, id)
  const reached = endless(api)
  const answering = say(api, id, 'We want a website.')
  await reached
  await stop(api, id)
  const { body } = await answering
  assert.deepEqual([body.replies, body.conversation.messages_count], [[], 2])
  const [turn] = await turnsOf(api, id)
  assert.ok(turn?.answered_at && turn.stop_requested_at && turn.reply_id === null)
  assert.deepEqual((await storedConversation(api, id)).state, state)
  const [today] = (await api.get('/organization/usage')).body.data
  assert.equal(today.model_tokens, 42)
  models.script(api, { text: 'Hello.' })
  assert.equal((await say(api, id, 'Hello?')).body.replies[0].text, 'Hello.')
})

test('without a reply under way a stop changes nothing', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  models.script(api, { text: 'Hello.' })
  const { conversation } = (await say(api, id, 'Hi.')).body
  const recorded = await listRecorded(api)
  const { status, body } = await stop(api, id)
  assert.deepEqual([status, body], [200, conversation])
  assert.deepEqual(await listRecorded(api), recorded)
})

test('a stop ends one reply: the message behind it is answered', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const reached = endless(api, { type: 'text', text: 'One moment. I am' })
  const first = say(api, id, 'Hi.')
  await reached
  models.script(api, { text: 'Hello.' })
  const second = say(api, id, 'Are you there?')
  await untilWaiting(api, id, 2)
  await stop(api, id)
  assert.deepEqual(
    [(await first).body.replies[0].text, (await second).body.replies[0].text],
    ['One moment.', 'Hello.'],
  )
})

test('a message whose server died after the stop gets no reply from another', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const reached = endless(api)
  const answering = post(api, id, { text: 'We want a website.' })
  await reached
  await age(api, id, leaseTiming.leaseMs)
  await api.service.database.tenant(api.organization.id).transaction(async (db) =>
    db.later(
      (sql) => sql`update turns set fence = fence + 1, stop_requested_at = now(), leased_until = now()
        where organization_id = ${db.organization_id} and conversation_id = ${id}`,
    ),
  )
  await retryTurns(api)
  assert.equal((await messagesOf(api, id)).length, 2)
  service.equipment.interrupt()
  assert.equal((await answering).status, 503)
})
