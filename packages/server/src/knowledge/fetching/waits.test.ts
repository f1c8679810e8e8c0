import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitMs } from './waits.ts'

const now = new Date('2026-03-02T10:00:00Z')

test('a busy server is left alone as long as it says, up to half a minute', () => {
  for (const [said, ms] of [
    ['0', 0],
    ['7', 7000],
    ['30', 30_000],
    ['31', null],
    ['86400', null],
    ['99999999999999999999', null],
    ['Mon, 02 Mar 2026 10:00:05 GMT', 5000],
    ['Mon, 02 Mar 2026 09:00:00 GMT', 0],
    ['Tue, 03 Mar 2026 10:00:00 GMT', null],
  ] as const)
    assert.equal(waitMs(said, 1, now), ms, said)
})

test('when it says nothing that makes sense, it is left alone longer each time', () => {
  for (const said of [undefined, '', 'soon', '-1', '1.5'])
    assert.deepEqual([waitMs(said, 1, now), waitMs(said, 2, now)], [2000, 8000], String(said))
})
