import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testGroups } from './groups.ts'
import { onStorage, reaching } from './storage.ts'

test('every test is in one group, and every group has tests', () => {
  const groups = testGroups()
  const files = groups.flatMap((group) => group.files)
  assert.equal(new Set(files).size, files.length)
  for (const file of [
    'packages/cli/src/crash.test.ts',
    'scripts/tests/groups.test.ts',
    'evals/trial/grade.test.ts',
  ])
    assert.ok(files.includes(file), file)
  assert.ok(groups.every((group) => group.files.length > 20))
})

test('what uses storage runs on another PostgreSQL, and what starts its own or none does not', () => {
  const files = onStorage(testGroups()).flatMap((group) => group.files)
  const server = 'packages/server/src'
  for (const file of ['platform/db/isolation', 'conversations/conversations/idle', 'operator/backup/backup'])
    assert.ok(files.includes(`${server}/${file}.test.ts`), file)
  for (const file of ['platform/db/embedded/index', 'knowledge/fetching/frontier', 'sweep'])
    assert.ok(!files.includes(`${server}/${file}.test.ts`), file)
})

test('a file leads to another over those that it imports', () => {
  const imports = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'd', to: 'a' },
    { from: 'c', to: 'e' },
  ]
  assert.deepEqual([...reaching('c', imports)].sort(), ['a', 'b', 'c', 'd'])
})
