import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseAccount, closedOnTheWay } from './account.ts'
import { findRunning } from './index.ts'
import { isRunning } from './process_table.ts'
import { kill, makeScratch, refused, rootOnly, spawnOwner, start, words, write } from './testing.ts'

const scratch = await makeScratch()
const account = await chooseAccount()

test('a process that ends without stopping PostgreSQL does not leave it behind', async () => {
  const directory = join(scratch, 'left')
  const owner = await spawnOwner(directory, { thenExit: true })
  const pid = Number(await owner.said)
  // It holds the directory until it has ended, which may be after PostgreSQL has.
  await owner.ended
  while (await isRunning(pid)) await sleep(5)
  await (await start(directory)).stop()
})

test('a path too long for a socket gets a short private one, removed by the stop', async () => {
  const directory = join(scratch, 'long'.repeat(30))
  await mkdir(directory, { mode: 0o700 })
  const server = await start(directory)
  const { socketDirectory } = server.address
  assert.ok(socketDirectory.length < 40)
  assert.equal((await stat(socketDirectory)).mode & 0o777, 0o700)
  assert.deepEqual(await findRunning(directory), server.address)
  await write(server, 'kept')
  await server.stop()
  await assert.rejects(stat(socketDirectory), { code: 'ENOENT' })
})

test('a process killed while it makes the database leaves nothing half-made', async () => {
  const directory = join(scratch, 'interrupted')
  const owner = await spawnOwner(directory)
  while (!(await readdir(join(directory, 'postgres.draft/base')).catch(() => []))?.length) await sleep(5)
  await kill(owner.child)
  const server = await start(directory)
  assert.equal(server.firstStart, true)
  await server.stop()
  assert.ok(!(await readdir(directory)).includes('postgres.draft'))
})

test(
  'behind a closed folder the cluster lives apart, is found again, and its loss is refused',
  rootOnly,
  async () => {
    const closed = join(scratch, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const directory = join(closed, 'data')
    const first = await start(directory)
    const home = join(first.address.socketDirectory, '..')
    try {
      assert.equal(await readFile(join(home, 'belongs_to'), 'utf8'), `${directory}\n`)
      await write(first, 'kept')
      assert.deepEqual(await findRunning(directory), first.address)
      await first.stop()
      const second = await start(directory)
      assert.equal(second.firstStart, false)
      assert.deepEqual(await words(second), ['kept'])
      await second.stop()
      await rename(home, `${home}-lost`)
      await assert.rejects(
        start(directory),
        refused(new RegExp(`was in .*${basename(home)}.* which is gone`)),
      )
    } finally {
      await first.stop()
      rmSync(home, { recursive: true, force: true })
      rmSync(`${home}-lost`, { recursive: true, force: true })
    }
  },
)

test('an ordinary user runs it as itself, and is refused where root began', rootOnly, async (context) => {
  const needed = [process.execPath, import.meta.dirname]
  for (const path of needed) {
    const closed = await closedOnTheWay(path, account)
    if (closed) return context.skip(`${closed} is closed to ordinary users`)
  }
  const { uid, gid } = account
  const own = join(scratch, 'own')
  await mkdir(own)
  await chown(own, uid, gid)
  const owner = await spawnOwner(own, { uid, gid })
  assert.equal((await stat(`/proc/${await owner.said}`)).uid, uid)
  await kill(owner.child)
  await (await start(own)).stop()

  const ofRoot = join(scratch, 'of_root')
  await mkdir(ofRoot)
  const stranger = await spawnOwner(ofRoot, { uid, gid })
  assert.match(await stranger.said, /User nobody may not use .*of_root, which belongs to root/)
})

test('a data directory that cannot be made is refused in one line', {
  skip: process.platform !== 'linux' && 'only Linux has /proc',
}, async () => {
  await assert.rejects(
    start('/proc/foyer/data'),
    refused(/\/proc\/foyer\S* cannot be created \(ENOENT\): choose another data directory/),
  )
})

test('a data directory that is a file is refused', async () => {
  const file = join(scratch, 'file')
  await writeFile(file, '')
  await assert.rejects(start(file), refused(/file is not a folder: choose another data directory/))
  await assert.rejects(start(join(file, 'below')), refused(/is not a folder/))
})
