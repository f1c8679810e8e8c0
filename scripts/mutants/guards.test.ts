import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guardMutants, mutantsOf } from './guards.ts'

test('every marker of the repository switches something off', () => {
  assert.deepEqual(guardMutants().strays, [])
})

test('a marker that no longer fits its code is told, and the others are kept', () => {
  const text = '// guard: gone [c]\n// guard: kept [b]\nx = a && b\n'
  const { mutants, strays } = mutantsOf('packages/p/src/x.ts', text, ['packages/p/src/x.test.ts'])
  assert.deepEqual(strays, ['packages/p/src/x.ts: “gone”: “c” is no part of what is below'])
  assert.deepEqual(
    mutants.map(({ name, tests }) => [name, tests]),
    [['kept', [['packages/p/src/x.test.ts']]]],
  )
})

test('a guard that no test watches over is told', () => {
  const { strays } = mutantsOf('packages/p/src/x.ts', '// guard: g\na()\n', [])
  assert.deepEqual(strays, ['packages/p/src/x.ts: “g”: no test is called *.test.ts'])
})
