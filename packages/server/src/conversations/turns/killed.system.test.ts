import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { newOrganization, sharedDatabase, startService, type TestService } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { holdableReasoner } from '../../testing/holdable_reasoner.ts'
import { defaultLeaseTiming } from './leased_turn.ts'
import { age, messagesOf, post, retryTurns, turnsOf } from './testing/turns.ts'

const main = fileURLToPath(new URL('../../testing/server_process.ts', import.meta.url))
const held = holdableReasoner()
const services = {
  'the builtin reasoner': await startService({ database: await sharedDatabase() }),
  'a model': await startService({ database: await sharedDatabase() }, held),
}
after(async () => {
  for (const { app } of Object.values(services)) await app.close()
})

for (const [reasoner, service] of Object.entries(services))
  test(
    `R16 a server is killed between the message and the reply: the message is there, and is answered once by another, by ${reasoner}`,
    {
      timeout: 90_000,
    },
    () => killedOnce(service),
  )

async function killedOnce(service: TestService) {
  const { clock } = service
  // The other process lives by the clock on the wall.
  clock.now = new Date()
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const child = fork(main, [JSON.stringify(testAddress())], { execArgv: [] })
  const [url] = await once(child, 'message')
  const thinking = once(child, 'message')
  const text = 'We want a new website.'
  const headers = { 'idempotency-key': 'once' }
  const cut = fetch(`${url}/v1/conversations/${id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ text }),
  })
  await thinking
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await Promise.all([ended, assert.rejects(cut)])

  assert.deepEqual((await messagesOf(api, id)).map((message) => message.text).slice(1), [text])
  const early = await post(api, id, { text }, headers)
  assert.deepEqual([early.status, early.body.error.code], [409, 'idempotency_conflict'])
  await age(api, id, defaultLeaseTiming.leaseMs)
  for (const _look of [1, 2]) await retryTurns(api)
  const messages = await messagesOf(api, id)
  assert.deepEqual(
    messages.map(({ role }) => role),
    ['agent', 'visitor', 'agent'],
  )
  const repeated = await post(api, id, { text }, headers)
  assert.deepEqual([repeated.status, repeated.headers['idempotent-replayed']], [201, 'true'])
  assert.deepEqual([repeated.body.message, ...repeated.body.replies], messages.slice(1))
  assert.equal((await post(api, id, { text }, headers)).text, repeated.text)
  assert.deepEqual(await messagesOf(api, id), messages)
  assert.deepEqual(
    (await turnsOf(api, id)).map(({ fence }) => fence),
    [2],
  )
}
