import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type Foyer, freePort, runFoyer, spawnFoyer, startServer } from './testing/foyer.ts'

const older = olderNode()

/** A Node of this machine that cannot run Foyer itself. */
function olderNode(): string | undefined {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  return folders
    .map((folder) => join(folder, 'node'))
    .filter((path) => existsSync(path))
    .find((path) => Number.parseInt(String(execFileSync(path, ['-p', 'process.versions.node'])), 10) < 24)
}

describe('an older Node hands over to the pinned one', {
  skip: !older && 'this machine has no older Node',
}, () => {
  let settings: Record<string, string>
  let server: Foyer

  before(async () => {
    settings = { FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-cli-'), PORT: await freePort() }
    server = await startServer(settings, older)
  })

  after(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(settings.FOYER_DATA_DIR!, { recursive: true, force: true })
  })

  test('parameters, output and exit code pass through', async () => {
    const { stdout, code } = await spawnFoyer(['version', '--json'], {}, { node: older }).ended
    assert.equal(code, 0)
    assert.ok(Number.parseInt(JSON.parse(stdout).node, 10) >= 24)
    assert.equal((await spawnFoyer(['srve'], {}, { node: older }).ended).code, 2)
  })

  test('killed with kill -9, it takes the server along, and the next start works at once', async () => {
    server.child.kill('SIGKILL')
    await server.ended
    server = await startServer(settings, older)
  })

  test('SIGTERM reaches the server once: it ends in good order', async () => {
    server.child.kill('SIGTERM')
    const { code, stderr } = await server.ended
    assert.equal(code, 0)
    assert.equal(stderr.match(/Stopping/g)?.length, 1)
    const doctor = await runFoyer(['doctor'], settings)
    assert.match(doctor.stdout, /port +ok +Port \d+ on 127.0.0.1 is free/)
  })
})
