import assert from 'node:assert/strict'
import { chmod, cp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { chooseAccount } from './account.ts'
import { findPackage, type Package, prepareBinaries } from './binaries.ts'
import { runProgram } from './program.ts'
import { makeScratch, rootOnly } from './testing.ts'

const scratch = await makeScratch()
const account = await chooseAccount()
const installed = await findPackage()

/** The package as `npm ci --ignore-scripts` leaves it. */
async function packageWithoutLinks(name: string): Promise<Package> {
  const directory = join(scratch, name)
  await cp(join(installed.directory, 'native'), join(directory, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('/share'),
  })
  const library = join(directory, 'native/lib')
  for (const entry of await readdir(library, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(library, entry.name))
  }
  return { directory, version: installed.version }
}

const runs = (binaries: string) =>
  runProgram(join(binaries, 'postgres'), ['--version'], { account, about: scratch })

test('a package without its links gets them', async () => {
  const bare = await packageWithoutLinks('bare')
  const binaries = await prepareBinaries(bare, scratch, account)
  assert.equal(binaries, join(bare.directory, 'native/bin'))
  await runs(binaries)
})

test(
  'a package behind a closed folder is copied, and the copy has its links and is kept',
  rootOnly,
  async () => {
    const closed = await packageWithoutLinks('closed')
    await chmod(closed.directory, 0o700)
    const umask = process.umask(0o077)
    const binaries = await prepareBinaries(closed, scratch, account)
    process.umask(umask)
    assert.equal(binaries, join(scratch, `postgres-${installed.version}`, 'native/bin'))
    await runs(binaries)
    await writeFile(join(binaries, 'kept'), '')
    assert.equal(await prepareBinaries(closed, scratch, account), binaries)
    assert.ok((await readdir(binaries)).includes('kept'))
  },
)

test('programs that this system cannot execute are refused, naming DATABASE_URL', async () => {
  const foreign = join(scratch, 'foreign')
  await writeFile(foreign, '#!/lib/ld-of-another-system.so\n', { mode: 0o755 })
  const unlinked = join(scratch, 'unlinked')
  await writeFile(unlinked, '#!/bin/sh\necho "error while loading shared libraries: x" >&2\nexit 127\n')
  await chmod(unlinked, 0o755)
  const dangling = join(scratch, 'dangling')
  await symlink(join(scratch, 'absent'), dangling)
  for (const program of [foreign, unlinked, dangling]) {
    await assert.rejects(runProgram(program, [], { account, about: scratch }), {
      name: 'EmbeddedRefusal',
      message: /cannot be executed on this system .* set DATABASE_URL/,
    })
  }
})

test('a full disk is told as such', async () => {
  const program = join(scratch, 'full')
  await writeFile(program, '#!/bin/sh\necho "initdb: error: x: No space left on device" >&2\nexit 1\n')
  await chmod(program, 0o755)
  await assert.rejects(runProgram(program, [], { account, about: scratch }), {
    message: `The disk of ${scratch} is full: free some space there and start again.`,
  })
})
