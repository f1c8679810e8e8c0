import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { secretInFile } from './secret_file.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-secret-'))
after(() => rmSync(folder, { recursive: true, force: true }))

test('R10 without FOYER_SECRET one is made, once, in a file that its owner alone may read', async () => {
  const directory = join(folder, 'not', 'there', 'yet')
  const first = await secretInFile(directory)
  assert.deepEqual(await secretInFile(directory), first)
  assert.ok(first[0].bytes.length >= 32)
  assert.equal(statSync(join(directory, 'secret')).mode & 0o777, 0o600)
  assert.deepEqual(readdirSync(directory), ['secret'])
})

test('many first starts at the same moment agree on one secret', async () => {
  const directory = join(folder, 'together')
  const all = await Promise.all(Array.from({ length: 20 }, () => secretInFile(directory)))
  assert.equal(new Set(all.map(([secret]) => secret.bytes.toString('hex'))).size, 1)
  assert.deepEqual(readdirSync(directory), ['secret'])
})

test('two installations never have the same', async () => {
  const [one] = await secretInFile(join(folder, 'one'))
  const [two] = await secretInFile(join(folder, 'two'))
  assert.ok(!one.bytes.equals(two.bytes))
})

test('a file that was damaged is refused without repeating it', async () => {
  for (const content of ['', '\n', 'short', 'a:short']) {
    writeFileSync(join(folder, 'secret'), content)
    await assert.rejects(secretInFile(folder), (error: Error) => {
      assert.match(error.message, /\/secret is damaged\..*FOYER_SECRET/)
      assert.ok(content.trim() === '' || !error.message.includes(content))
      return true
    })
  }
})
