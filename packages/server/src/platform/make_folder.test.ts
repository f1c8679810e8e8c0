import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { makeFolder } from './make_folder.ts'

const scratch = mkdtempSync(join(tmpdir(), 'foyer-folder-'))
after(() => rmSync(scratch, { recursive: true }))

test('a folder is made with those above it, and making it again changes nothing', async () => {
  const path = join(scratch, 'a/b/c')
  await makeFolder(path, 0o700)
  assert.equal(statSync(path).mode & 0o777, 0o700)
  await makeFolder(path)
  assert.equal(statSync(path).mode & 0o777, 0o700)
})

test('a file in the way is an error', async () => {
  writeFileSync(join(scratch, 'file'), '')
  await assert.rejects(makeFolder(join(scratch, 'file')), { code: 'EEXIST' })
  await assert.rejects(makeFolder(join(scratch, 'file/below')), { code: 'ENOTDIR' })
})

test('a folder that the file system refuses is an error, not an endless loop', {
  skip: process.platform !== 'linux' && 'only Linux has /proc',
}, async () => {
  await assert.rejects(makeFolder('/proc/foyer'), { code: 'ENOENT' })
  await assert.rejects(makeFolder('/proc/foyer/data'), { code: 'ENOENT' })
})
