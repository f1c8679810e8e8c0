import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lengthProblems, nameProblems, wordProblems } from './words.ts'

const found = (path: string, text: string) => wordProblems([{ path, text }])

const impure = [
  'const at = new Date()',
  'Date.now()',
  'Math.random()',
  'performance.now()',
  'process.exit()',
  'globalThis.x',
  'new Intl.NumberFormat().format(1)',
  'new Intl.NumberFormat(undefined, {})',
  'price.toLocaleString()',
  'a.localeCompare(b)',
]
for (const line of impure)
  test(`the engine may not: ${line}`, () => {
    assert.equal(found('packages/engine/src/flow/x.ts', `const a = 1\n${line}\n`).length, 1)
    assert.deepEqual(found('packages/engine/src/flow/x.test.ts', line), [])
    assert.deepEqual(found('packages/engine/src/flow/x.ts', `/** ${line} */ // ${line}`), [])
  })

test('the engine may name a locale, and speak of a process', () => {
  assert.deepEqual(
    found('packages/engine/src/x.ts', "Intl.NumberFormat('en')\nconst a = 'Our process. Date'"),
    [],
  )
})

test('SQL outside its files is found with its line', () => {
  for (const sql of ['sql`select 1`', 'system<{ id: number }[]>`select 1`', 'session.unsafe(text)']) {
    const [problem, ...more] = found('packages/server/src/agents/x/service.ts', `\n\n${sql}`)
    assert.match(problem!, /service\.ts:3 .*SQL/)
    assert.deepEqual(more, [])
    assert.deepEqual(found('packages/server/src/agents/x/repository.ts', sql), [])
  }
})

test('the environment is read in config.ts alone', () => {
  assert.equal(found('packages/server/src/app.ts', 'process.env.PORT').length, 1)
  assert.equal(found('packages/cli/src/main.ts', 'process.env.PORT').length, 1)
  assert.deepEqual(found('packages/server/src/config.ts', 'process.env'), [])
})

test('a name that says nothing is refused, as a file and as a folder', () => {
  const named = (path: string) => nameProblems([{ path, text: '' }]).length
  for (const path of [
    'packages/server/src/utils/x.ts',
    'packages/cli/src/helpers.ts',
    'bench/shared.test.ts',
  ])
    assert.equal(named(path), 1, path)
  for (const path of ['packages/contract/src/common.ts', 'packages/server/src/utilization.ts'])
    assert.equal(named(path), 0, path)
})

test('a file of more than a thousand lines is refused where nobody generated it', () => {
  const long = (path: string, lines: number) => lengthProblems([{ path, text: 'x\n'.repeat(lines) }]).length
  assert.equal(long('packages/engine/src/x.ts', 1001), 1)
  assert.equal(long('packages/engine/src/x.ts', 1000), 0)
  assert.equal(long('packages/sdk/src/types.gen.ts', 1001), 0)
})
