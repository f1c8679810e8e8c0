import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextAttempt, outcomeOf } from './rules.ts'

const now = new Date('2026-01-15T09:30:00.000Z')
const answer = { headers: {}, body: Buffer.from(''), cut: false }

test('a pause is up to a tenth shorter or longer than planned, and the last attempt has none', () => {
  const seconds = (tries: number, chance: number) =>
    ((nextAttempt(tries, now, chance)?.getTime() ?? Number.NaN) - now.getTime()) / 1000
  assert.deepEqual([seconds(2, 0), seconds(2, 0.5), seconds(2, 1)], [27, 30, 33])
  assert.equal(seconds(10, 0.5), 24 * 60 * 60)
  assert.equal(nextAttempt(11, now, 0.5), null)
})

test('only 2xx counts as delivered', () => {
  for (const status of [200, 201, 202, 204, 299])
    assert.equal(outcomeOf({ ...answer, status }).delivered, true)
  for (const status of [100, 199, 300, 302, 400, 404, 410, 429, 500, 503])
    assert.equal(outcomeOf({ ...answer, status }).delivered, false)
})

test('what a receiver says is kept as storage can keep it', () => {
  const said = (bytes: number[] | string) =>
    outcomeOf({ ...answer, status: 200, body: Buffer.from(bytes as string) })
  assert.equal(said('ok\0!').last_response, 'ok!')
  assert.equal(said('').last_response, null)
  assert.ok(said([0xff, 0xfe, 0xc3]).last_response?.isWellFormed())
})
