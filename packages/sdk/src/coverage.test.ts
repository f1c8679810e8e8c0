import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations } from '@foyer/contract'
import { Resource } from './resource.ts'
import { Resources } from './resources.gen.ts'
import { Transport } from './transport.ts'

/** Every method of the client is called once, and the request it makes is looked up in the contract. */

/** Serves as an id, a slug, a body, a query and options alike: empty, and "7" where a text is wanted. */
const anything = Object.defineProperty({}, 'toString', { value: () => '7' })

const seen: string[] = []
const recording: typeof fetch = async (input, init) => {
  seen.push(`${init?.method} ${new URL(String(input)).pathname.replace(/^\/v1/, '')}`)
  return Response.json({ object: 'list', data: [], has_more: false })
}

type Method = (...parameters: unknown[]) => PromiseLike<unknown> & AsyncGenerator<unknown>

async function callAll(resource: object) {
  for (const [name, child] of Object.entries(resource))
    if (child instanceof Resource) await callAll(child)
    else assert.equal(name, 'transport')
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(resource))) {
    if (name === 'constructor') continue
    const result = (resource as Record<string, Method>)[name]!(...Array(6).fill(anything))
    await (typeof result.next === 'function' ? result.next() : result)
  }
}

test('every operation of the contract has a method, and no method calls anything else', async () => {
  await callAll(new Resources(new Transport({ apiKey: 'sk_test', fetch: recording })))
  const methods = allOperations.flatMap((operation) =>
    operation.turns ? [operation, operation] : [operation],
  )
  const operations = methods.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '7')}`)
  assert.deepEqual(seen.sort(), operations.sort())
})
