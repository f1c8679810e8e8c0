import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { newAgent, type TestAgent } from '../../testing/agents.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { type KillableServer, startKillableServer } from '../../testing/killable_server.ts'
import { settingOf } from '../../testing/model_provider/calls.ts'
import { startModelService } from '../../testing/model_provider/service.ts'
import { startTurnRetries } from './retry_neglected_turns.ts'
import { messagesOf, post } from './testing/turns.ts'

const kills = 10
const texts = ['What do you offer?', 'And what does it cost?', 'Can I talk to somebody?']

const builtin = await startService({ database: await sharedDatabase() })
after(() => builtin.app.close())
const { service: modelled, provider } = await startModelService(() => ({ say: 'All right. What else?' }))
const modes = {
  'the builtin responder': { service: builtin },
  'a model': { service: modelled, model: settingOf(provider) },
}

/** Whoever sends a message is told that it was accepted, and then what comes of it. */
const told = new EventEmitter()

for (const [name, { service, ...settings }] of Object.entries(modes))
  test(`R16 ${kills} servers are killed one after another under conversations with ${name}: every message is answered once`, {
    timeout: 300_000,
  }, async () => {
    // The other processes live by the clock on the wall.
    service.clock.now = new Date()
    const api = await newOrganization(service)
    const agent = await newAgent(api)
    const { equipment, database } = service
    const work = { ...equipment, database, now: () => service.clock.now }
    const retries = startTurnRetries(work, () => {}, { everyMs: 20 })
    const start = () => startKillableServer({ address: testAddress(), ...settings })
    let [server, next] = [start(), start()]
    let isOver = false
    const visit = async () => {
      while (!isOver) await talk(api, agent, () => server)
    }
    const visitors = Promise.all([visit(), visit(), visit()])
    for (let killed = 0; killed < kills; killed++) {
      const dying = await server
      // Now at the first word, now at a later one.
      for (let seen = 0; seen <= killed % 4; seen++) await Promise.race([once(told, 'accepted'), visitors])
      server = next
      next = start()
      await dying.kill()
    }
    isOver = true
    await visitors
    await retries.stop()
    for (const each of await Promise.all([server, next])) await each.kill()
  })

/** A conversation of a client that sends each message, under a key of its own, until it is acknowledged. */
async function talk(api: Api, agent: TestAgent, server: () => Promise<KillableServer>) {
  const { id } = await newConversation(api, agent)
  for (const [at, text] of texts.entries()) {
    const headers = { 'idempotency-key': `${id}.${at}` }
    let isTaken = await stream((await server()).url, api, id, text, headers).catch(() => false)
    while (!isTaken) {
      const { status, text: words } = await post(api, id, { text }, headers)
      assert.ok([201, 409, 503].includes(status), words)
      isTaken = status === 201
      if (!isTaken) await sleep(50)
    }
  }
  const [, ...said] = await messagesOf(api, id)
  assert.deepEqual(
    said.map((message) => (message.role === 'visitor' ? message.text : message.role)),
    texts.flatMap((text) => [text, 'agent']),
  )
}

/** Whether the reply has arrived, to its end. */
async function stream(url: string, api: Api, id: number, text: string, headers: object) {
  const { body } = await fetch(`${url}/v1/conversations/${id}/messages`, {
    method: 'POST',
    headers: {
      ...api.credentials,
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ text }),
  })
  let seen = ''
  for await (const piece of body!.pipeThrough(new TextDecoderStream())) {
    if (!seen.includes('event: accepted') && piece.includes('event: accepted')) told.emit('accepted')
    seen += piece
  }
  return seen.includes('event: done')
}
