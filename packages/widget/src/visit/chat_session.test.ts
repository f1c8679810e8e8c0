import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newSession, start } from '../testing/session.ts'
import { json, visitServer } from '../testing/visit_server.ts'
import { styled, visit } from '../testing/visits.ts'

const agent = 'GET /visit/agents/ag_1'
const inviting = (text: string) => json(200, styled({ teaser: { text, delay_seconds: 8 } }))

test('a teaser is shown after its delay, and never twice with the same words', async (t) => {
  const { url } = await visitServer(t, {
    [agent]: [inviting('Any questions?'), inviting('Any questions?'), inviting('New prices. Ask us.')],
  })
  const { session, environment, pauses } = newSession(t, url)
  const teased = async (storage = environment.storage) => {
    const later = newSession(t, url, { storage }).session
    await later.showAgent()
    await later.tease()
    return later.store.state.teasing
  }
  await session.showAgent()
  await session.tease()
  assert.deepEqual([session.store.state.teasing, pauses], [true, [8000]])
  session.store.dispatch({ type: 'dismissed' })
  assert.equal(session.store.state.teasing, false)
  assert.equal(await teased(), false)
  assert.equal(await teased(), true)
})

test('nobody is teased who has opened the chat, has talked before, or has left the page', async (t) => {
  const { url } = await visitServer(t, {
    [agent]: Array.from({ length: 4 }, () => inviting('Hello?')),
    [start]: [json(201, visit())],
  })
  const opened = newSession(t, url).session
  await opened.showAgent()
  opened.store.dispatch({ type: 'opened' })
  await opened.tease()
  assert.equal(opened.store.state.teasing, false)
  const talking = newSession(t, url)
  await talking.session.connect()
  const back = newSession(t, url, { storage: talking.environment.storage }).session
  await back.showAgent()
  await back.tease()
  assert.equal(back.store.state.teasing, false)
  const leaving = newSession(t, url, { wait: async () => leaving.session.close() })
  await leaving.session.showAgent()
  assert.equal(leaving.session.store.state.agent?.appearance.teaser?.text, 'Hello?')
  await leaving.session.tease()
  assert.equal(leaving.environment.storage.getItem(`foyer ${url} ag_1`), null)
})

test('an agent without a teaser waits for nothing', async (t) => {
  const { url } = await visitServer(t, { [agent]: [json(200, visit().agent)] })
  const { session, pauses } = newSession(t, url)
  await session.showAgent()
  await session.tease()
  assert.deepEqual([session.store.state.teasing, pauses], [false, []])
})
