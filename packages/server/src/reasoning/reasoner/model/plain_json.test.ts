import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callsTo } from '../../../testing/model_provider/calls.ts'
import type { Script } from '../../../testing/model_provider/start.ts'
import { nobodyLeaves } from '../../../testing/model_provider/talk.ts'
import { orPlainJson } from './plain_json.ts'

const prompt = { system: 'Be brief.', user: 'Say hello.' }
const asking = { seconds: 5, signal: nobodyLeaves, maxOutputTokens: 100 }
const schema = { type: 'object', properties: { greeting: { type: 'string' } } }

async function askTwice(script: Script) {
  const { calls, server } = await callsTo(script)
  const plain = orPlainJson(calls)
  const ask = () =>
    plain.ask(prompt, asking, schema).then(
      ({ text }) => text,
      () => null,
    )
  return { answers: [await ask(), await ask()], requests: server.requests }
}

test('a provider that takes no schema gets it in words, and is not asked by it again', async () => {
  const { answers, requests } = await askTwice(({ schema }) => (schema ? { status: 400 } : { say: '{}' }))
  assert.deepEqual(answers, ['{}', '{}'])
  assert.deepEqual(
    requests.map(({ schema }) => schema !== null),
    [true, false, false],
  )
  assert.match(requests[1]!.system, /^Be brief\..*"greeting"/s)
})

test('who refuses for another reason, or whatever is asked, is asked by the schema the next time, too', async () => {
  const refusing = await askTwice(() => ({ status: 401 }))
  assert.deepEqual([refusing.answers, refusing.requests.length], [[null, null], 2])
  const broken = await askTwice(() => ({ status: 400 }))
  assert.deepEqual(
    broken.requests.map(({ schema }) => schema !== null),
    [true, false, true, false],
  )
})
