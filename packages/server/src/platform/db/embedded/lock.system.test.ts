import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { isLocked, takeLock } from './lock.ts'
import { makeScratch } from './testing.ts'

const directory = await makeScratch()
const lockFile = join(directory, 'postgres.lock')

test('a held lock is refused in one line that names the process and its purpose', async () => {
  const lock = await takeLock(directory, 'foyer serve')
  await assert.rejects(takeLock(directory, 'foyer migrate'), (error: Error) => {
    assert.equal(error.name, 'EmbeddedRefusal')
    assert.match(error.message, new RegExp(`in use by process ${process.pid} \\(foyer serve\\)`))
    assert.ok(!error.message.includes('\n'))
    return true
  })
  assert.equal(await isLocked(directory), true)
  await lock.release()
  assert.equal(await isLocked(directory), false)
})

test('of many that find a stale lock exactly one gets it', async () => {
  const deadPid = spawnSync('true').pid
  for (let round = 0; round < 20; round++) {
    await writeFile(lockFile, JSON.stringify({ pid: deadPid, birth: null, purpose: 'foyer serve' }))
    const claims = await Promise.allSettled(Array.from({ length: 12 }, () => takeLock(directory, 'test')))
    const won = claims.filter((claim) => claim.status === 'fulfilled')
    assert.equal(won.length, 1)
    await won[0]?.value.release()
  }
  assert.deepEqual(await readdir(directory), [])
})

test('a lock whose number went to another process is stale', {
  skip: process.platform !== 'linux' && 'only Linux tells when a process was born',
}, async () => {
  await writeFile(lockFile, JSON.stringify({ pid: process.ppid, birth: 'earlier', purpose: 'foyer serve' }))
  await (await takeLock(directory, 'test')).release()
})

test('a lock file that a power failure emptied is stale', async () => {
  await writeFile(lockFile, '')
  await (await takeLock(directory, 'test')).release()
})

test('a release does not touch the lock of the next holder', async () => {
  const first = await takeLock(directory, 'first')
  await first.release()
  const second = await takeLock(directory, 'second')
  await first.release()
  assert.equal(await isLocked(directory), true)
  await second.release()
})
