import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callsTo } from '../../../testing/model_provider/calls.ts'
import type { Behaviour } from '../../../testing/model_provider/start.ts'
import { nobodyLeaves } from '../../../testing/model_provider/talk.ts'
import { behindBreaker, createCircuitBreaker } from './circuit_breaker.ts'

const prompt = { system: 'Be kind.', user: 'Hello' }
const asking = { seconds: 0.8, signal: nobodyLeaves, maxOutputTokens: 10 }

async function restingOn(behaviour: () => Behaviour) {
  const clock = { ms: 0 }
  const { calls, server } = await callsTo(behaviour)
  const patient = behindBreaker(
    calls,
    createCircuitBreaker(30, () => clock.ms),
  )
  const ask = () =>
    patient.ask(prompt, asking).then(
      () => 'answered',
      () => 'failed',
    )
  return { ask, clock, server }
}

test('who was waited for twice in vain is not waited for again, until half a minute has passed', async () => {
  let behaviour: Behaviour = { silent: true }
  const { ask, clock, server } = await restingOn(() => behaviour)
  for (let times = 0; times < 4; times += 1) assert.equal(await ask(), 'failed')
  assert.equal(server.requests.length, 2)
  behaviour = { say: 'Hello' }
  clock.ms = 29_999
  assert.equal(await ask(), 'failed')
  clock.ms = 30_000
  assert.equal(await ask(), 'answered')
  assert.equal(server.requests.length, 3)
})

test('who answers, or refuses at once, keeps nobody waiting and is always asked', async () => {
  const { ask, server } = await restingOn(() => ({ status: 401 }))
  for (let times = 0; times < 4; times += 1) await ask()
  assert.equal(server.requests.length, 4)
  const turns: Behaviour[] = [{ silent: true }, { say: 'Hello' }]
  const other = await restingOn(() => turns[other.server.requests.length % 2]!)
  for (let times = 0; times < 6; times += 1) await other.ask()
  assert.equal(other.server.requests.length, 6)
})

test('a rest can last for good', async () => {
  const clock = { ms: 0 }
  const { calls, server } = await callsTo(() => ({ silent: true }))
  const patient = behindBreaker(
    calls,
    createCircuitBreaker(Number.POSITIVE_INFINITY, () => clock.ms),
  )
  for (let times = 0; times < 4; times += 1, clock.ms += 60_000)
    await assert.rejects(patient.ask(prompt, asking))
  assert.equal(server.requests.length, 2)
})
