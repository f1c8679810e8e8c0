import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { allOperations, type Operation } from '../../packages/contract/src/index.ts'
import { placeOf } from '../generate/sdk/names.ts'
import { root } from './source_files.ts'

const files = globSync('packages/dashboard/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(new URL(path, root), 'utf8'))

/** By its name in the client, also where a method is chosen among several or a part is given a whole resource. */
function isCalled(operation: Operation): boolean {
  const { resource, method } = placeOf(operation)
  const last = resource.at(-1)
  const call = new RegExp(`\\b${[...resource, method].join('\\s*\\.\\s*')}\\b`)
  const choice = (text: string) => text.includes(`.${last}[`) && text.includes(`'${method}'`)
  const given = (text: string) =>
    /archive|restore/.test(method) && new RegExp(`resource={${last}}`).test(text)
  return files.some((text) => call.test(text) || choice(text) || given(text))
}

test('every operation is called by the dashboard, or docs/dashboard-tasks.md says why it is left to the API', () => {
  const page = readFileSync(new URL('docs/dashboard-tasks.md', root), 'utf8')
  const [, left = ''] = page.split('## Left to the API')
  const named = [...left.matchAll(/`([a-z]\w+)`/g)].map(([, id]) => id!)
  const uncalled = allOperations.filter((operation) => !isCalled(operation)).map(({ id }) => id)
  assert.deepEqual(named.toSorted(), uncalled.toSorted())
})
