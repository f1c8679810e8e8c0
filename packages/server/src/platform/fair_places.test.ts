import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFairPlaces } from './fair_places.ts'

/** Work that ends when it is told to, and the order in which it began. */
function workload() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    end: async (name: string) => {
      ends.get(name)!()
      await new Promise(setImmediate)
    },
    work: (name: string) => () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    },
  }
}

const settled = () => new Promise(setImmediate)

test('keys take turns, and none holds more than its places', async () => {
  const places = createFairPlaces<string>({ places: 3, perKey: 2 })
  const { begun, work, end } = workload()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void places.hold(name[0]!, work(name))
  await settled()
  assert.deepEqual(begun, ['a1', 'a2', 'b1'])
  await end('a1')
  assert.deepEqual(begun.slice(3), ['a3'])
  await end('b1')
  assert.deepEqual(begun.slice(4), ['b2'])
  await end('b2')
  await end('a2')
  assert.deepEqual(begun.slice(5), ['c1', 'a4'])
})

test('who leaves the line takes no place, and work that fails frees its own', async () => {
  const places = createFairPlaces<string>({ places: 1, perKey: 1 })
  const { begun, work, end } = workload()
  void places.hold('a', work('a'))
  const leaving = new AbortController()
  const left = places.hold('b', work('b'), leaving.signal)
  leaving.abort(new Error('gone'))
  await assert.rejects(left, /gone/)
  await assert.rejects(places.hold('c', work('c'), leaving.signal), /gone/)
  const failed = assert.rejects(
    places.hold('d', () => Promise.reject(new Error('failed'))),
    /failed/,
  )
  const last = places.hold('e', work('e'))
  await end('a')
  await failed
  await settled()
  assert.deepEqual(begun, ['a', 'e'])
  await end('e')
  await last
})
