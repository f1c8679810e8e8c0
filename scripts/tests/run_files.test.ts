import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { filesOf } from './files.ts'
import { type FileResult, runFiles } from './run_files.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-runner-'))
after(() => rmSync(folder, { recursive: true }))

async function run(sources: Record<string, string>): Promise<Record<string, FileResult>> {
  const files = Object.entries(sources).map(([name, source]) => {
    const file = join(folder, `${name}.test.ts`)
    writeFileSync(file, `import { describe, test } from 'node:test'\n${source}`)
    return file
  })
  const results: Record<string, FileResult> = {}
  await runFiles(files, {
    workers: 1,
    propertyRuns: 1,
    prepare: async () => ({}),
    onFile: (result) => {
      results[Object.keys(sources)[files.indexOf(result.file)]!] = result
    },
    signal: new AbortController().signal,
  })
  return results
}

test('a failure, a skip and a file that cannot be loaded are counted, and the files behind them run', async () => {
  const { mixed, broken, good } = await run({
    mixed: `
      describe('a suite', () => {
        test('passes', () => {})
        test('fails', () => { throw new Error('on purpose') })
      })
      test('is skipped', { skip: true }, () => {})`,
    broken: `await Promise.reject(new Error('cannot be loaded'))`,
    good: `test('waits', () => new Promise((resolve) => setTimeout(resolve, 10)))`,
  })
  assert.deepEqual([mixed!.passed, mixed!.skipped], [1, ['is skipped']])
  assert.deepEqual(
    mixed!.failures.map(({ name }) => name),
    ['fails'],
  )
  assert.match(mixed!.failures[0]!.error, /on purpose/)
  assert.match(broken!.failures[0]!.error, /cannot be loaded/)
  assert.deepEqual([good!.passed, good!.failures], [1, []])
})

test('what a test throws outside of its own promise is a failure', async () => {
  const { late } = await run({
    late: `test('passes', async () => {
      setImmediate(() => { throw new Error('too late') })
      await new Promise((resolve) => setTimeout(resolve, 50))
    })`,
  })
  assert.match(late!.failures[0]!.error, /too late/)
})

test('a file that ends its process fails, and the files behind it run', async () => {
  const { deadly, good } = await run({
    deadly: `test('exits', () => process.exit(3))`,
    good: `test('passes', () => {})`,
  })
  assert.match(deadly!.failures[0]!.error, /The process ended with 3/)
  assert.equal(good!.passed, 1)
})

test('every test file is in a suite, and only properties are in both', () => {
  const [ordinary, system] = [filesOf('test'), filesOf('system')]
  const both = ordinary.filter((file) => system.includes(file))
  assert.ok(both.length > 0)
  assert.ok(both.every((file) => file.endsWith('.property.test.ts')))
  assert.ok(system.includes('packages/cli/src/crash.system.test.ts'))
  assert.ok(ordinary.includes('packages/server/src/sweep.test.ts'))
})
