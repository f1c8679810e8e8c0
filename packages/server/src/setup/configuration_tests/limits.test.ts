import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { sent } from '../configuration/testing/bundles.ts'
import { longestTestSeconds, paceOf } from './pace.ts'
import { failed, testing } from './testing/outcomes.ts'

const agent = (name: string) => `name: ${name}\nlanguages: [en]\n`

test('a test that could take too many messages is refused before it begins', async () => {
  const api = await newOrganization()
  const files = Object.fromEntries(
    Array.from({ length: 96 }, (_, at) => [`agents/desk-${at}.yaml`, agent(`Desk ${at}`)]),
  )
  const { status, body } = await api.post('/configuration/test', {
    files: sent(files),
    checks: ['injection'],
  })
  assert.deepEqual([status, body.error.param], [422, 'agents'])
  assert.match(body.error.message, /could take 6048 messages, and at most 6000 are allowed/)
  assert.deepEqual((await api.get('/agents')).body.data, [])
})

test('tests of an organization come one after the other, and all of them are answered', async () => {
  const api = await newOrganization()
  const files = { 'agents/desk.yaml': agent('Desk') }
  const results = await Promise.all(
    [1, 2, 3].map(() => testing(api, files, { checks: ['flow', 'injection'] })),
  )
  for (const result of results) assert.deepEqual(failed(result), [])
})

test('a test is over when its time is up, or nobody waits for it', () => {
  const gone = new AbortController()
  let now = 0
  const pace = paceOf('builtin', { began: 0, now: () => now, signal: gone.signal })
  assert.equal(pace.isOver(), false)
  now = longestTestSeconds * 1000 + 1
  assert.equal(pace.isOver(), true)
  now = 0
  gone.abort()
  assert.equal(pace.isOver(), true)
})
