import assert from 'node:assert/strict'
import { type Comparison, compare, type Pace } from './compare.ts'
import type { Fixture } from './fixture.ts'
import { type Call, sendOnce } from './load.ts'
import type { Program } from './program.ts'

/** P1: list and get through the whole stack, on the same rows and the same bytes. */
export async function compareReads(product: Program, bare: Program, fixture: Fixture, pace: Pace) {
  const headers = { authorization: `Bearer ${fixture.key}` }
  const list: Call = { method: 'GET', path: '/v1/voice_profiles', headers }
  const get: Call = { method: 'GET', path: `/v1/voice_profiles/${fixture.voice_profile_id}`, headers }
  const works = [
    { name: 'P1 list 20 voice profiles', call: list },
    { name: 'P1 get a voice profile', call: get },
  ]
  const comparisons: Comparison[] = []
  for (const { name, call } of works) {
    const [ours, theirs] = [await sendOnce(product.port, call), await sendOnce(bare.port, call)]
    assert.deepEqual(ours, theirs, `${name}: the two programs must answer the same bytes`)
    assert.equal(ours.status, 200, ours.body)
    const work = { name, connections: 50, goal: 1, call: () => () => call }
    comparisons.push(await compare(product, bare, work, pace))
  }
  return comparisons
}
