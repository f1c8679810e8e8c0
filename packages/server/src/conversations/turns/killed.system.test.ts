import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Api, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { type KillableServer, startKillableServer } from '../../testing/killable_server.ts'
import { settingOf } from '../../testing/model_provider/calls.ts'
import { startModelService } from '../../testing/model_provider/service.ts'
import { defaultLeaseTiming } from './leased_turn.ts'
import { age, messagesOf, post, retryTurns, turnsOf } from './testing/turns.ts'

const builtin = await startService({ database: await sharedDatabase() })
after(() => builtin.app.close())

/** The first answer of this model never ends. */
const cutOff = 'We build websites. And we'
const whole = 'We build websites. What is yours about?'
const { service: modelled, provider } = await startModelService((_, count) =>
  count === 1 ? { say: cutOff, end: 'never' } : { say: whole },
)

const address = testAddress()
const question = { text: 'What does a new website cost?' }
const once = { 'idempotency-key': 'once' }

/** Sends the message to a server that is going to die. */
function send({ url }: KillableServer, api: Api, id: number, headers: object = {}) {
  return fetch(`${url}/v1/conversations/${id}/messages`, {
    method: 'POST',
    headers: { ...api.credentials, 'content-type': 'application/json', ...once, ...headers },
    body: JSON.stringify(question),
  })
}

async function begin(service: Api['service']) {
  // The other process lives by the clock on the wall.
  service.clock.now = new Date()
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  return { api, id }
}

async function assertAnsweredOnce(api: Api, id: number) {
  assert.deepEqual((await messagesOf(api, id)).map(({ text }) => text).slice(1), [question.text])
  const early = await post(api, id, question, once)
  assert.deepEqual([early.status, early.body.error.code], [409, 'idempotency_conflict'])
  await age(api, id, defaultLeaseTiming.leaseMs)
  for (const _look of [1, 2]) await retryTurns(api)
  const messages = await messagesOf(api, id)
  assert.deepEqual(
    messages.map(({ role }) => role),
    ['agent', 'visitor', 'agent'],
  )
  const repeated = await post(api, id, question, once)
  assert.deepEqual([repeated.status, repeated.headers['idempotent-replayed']], [201, 'true'])
  assert.deepEqual([repeated.body.message, ...repeated.body.replies], messages.slice(1))
  assert.equal((await post(api, id, question, once)).text, repeated.text)
  assert.deepEqual(await messagesOf(api, id), messages)
  assert.deepEqual(
    (await turnsOf(api, id)).map(({ fence }) => fence),
    [2],
  )
  return messages.at(-1)!
}

const limit = { timeout: 90_000 }

test(
  'R16 a server is killed between the message and the reply: the message is there, and is answered once by another',
  limit,
  async () => {
    const { api, id } = await begin(builtin)
    const server = await startKillableServer({ address, stalls: true })
    const cut = send(server, api, id)
    await server.lookingUp
    await Promise.all([server.kill(), assert.rejects(cut)])
    await assertAnsweredOnce(api, id)
  },
)

test(
  'R16 a server is killed while a model speaks: another has it speak again, and only that is stored',
  limit,
  async () => {
    const { api, id } = await begin(modelled)
    const server = await startKillableServer({ address, model: settingOf(provider) })
    const { body } = await send(server, api, id, { accept: 'text/event-stream' })
    let seen = ''
    const reading = (async () => {
      for await (const piece of body!.pipeThrough(new TextDecoderStream())) {
        seen += piece
        if (seen.includes('We build websites.')) void server.kill()
      }
    })()
    await assert.rejects(reading)
    assert.doesNotMatch(seen, /event: done/)
    const { text } = await assertAnsweredOnce(api, id)
    assert.equal(text, whole)
    assert.equal(provider.requests.length, 2)
  },
)
