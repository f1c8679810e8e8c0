import assert from 'node:assert/strict'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startFreezableProxy } from '../../server/src/testing/freezable_proxy.ts'
import { createEmptyDatabase } from '../../server/src/testing/own_database.ts'
import { type Foyer, freePort, runFoyer, spawnFoyer, startServer } from './testing/foyer.ts'

/** What an operator does where organizations live in two databases, beside a running server. The tests follow each other. */
describe('organizations move between databases by the command line', () => {
  let settings: Record<string, string>
  let server: Foyer
  let key: string
  let close: () => Promise<void>

  before(async () => {
    const own = await createEmptyDatabase()
    const proxy = await startFreezableProxy(own.address)
    settings = {
      FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-cli-'),
      PORT: await freePort(),
      FOYER_DATABASES: `second=${proxy.address.url}`,
    }
    server = await startServer(settings)
    key = /Bearer (sk_[\w-]+)/.exec(server.stderr)![1]!
    close = async () => {
      server.child.kill('SIGTERM')
      await server.ended
      rmSync(settings.FOYER_DATA_DIR!, { recursive: true, force: true })
      await proxy.close()
      await own.drop()
    }
  })
  after(() => close())

  async function api(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${settings.PORT}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    return { status: response.status, text: await response.text() }
  }

  const said = (command: Foyer, words: string) =>
    new Promise<void>((resolve) =>
      command.child.stderr!.on('data', () => command.stderr.includes(words) && resolve()),
    )

  const foyer = (...parameters: string[]) => runFoyer(parameters, settings)
  const listed = async () =>
    JSON.parse((await foyer('organizations', 'list', '--json')).stdout).map(
      ({ slug, database }: { slug: string; database: string }) => [slug, database],
    )

  test('words that are missing or wrong end with 2 or 1, and change nothing', async () => {
    const missing = await foyer('organizations', 'move', 'demo')
    assert.deepEqual([missing.code, missing.stdout], [2, ''])
    assert.match(missing.stderr, /Missing <database>\. See `foyer organizations move --help`/)
    assert.equal((await foyer('organizations', 'move', 'demo', 'second', 'third')).code, 2)
    const unknown = await foyer('organizations', 'move', 'demo', 'third')
    assert.deepEqual([unknown.code, unknown.stdout], [1, ''])
    assert.equal(
      unknown.stderr,
      'foyer: There is no database "third". There are: first, second. FOYER_DATABASES names further ones.\n',
    )
    assert.equal((await foyer('organizations', 'move', 'nobody', 'second')).code, 1)
    assert.deepEqual(await listed(), [['demo', 'first']])
  })

  test('a move tells what it does on standard error and its receipt on standard output, and the server goes on', async () => {
    const agents = (await api('GET', '/agents')).text
    const { code, stdout, stderr } = await foyer('organizations', 'move', 'demo', 'second', '--json')
    assert.equal(code, 0, stderr)
    const receipt = JSON.parse(stdout)
    assert.deepEqual([receipt.outcome, receipt.from, receipt.to], ['moved', 'first', 'second'])
    assert.ok(receipt.moved.agents > 0 && receipt.held_ms > 0)
    assert.match(stderr, /\/\d+ {2}agents: \d+\n/)
    assert.match(stderr, /Both copies are the same\./)
    assert.match(stderr, /"demo" moved from "first" to "second" with \d+ rows\. It could not be changed for/)
    assert.deepEqual(await listed(), [['demo', 'second']])
    assert.equal((await api('GET', '/agents')).text, agents)
    assert.equal((await api('POST', '/agents', { name: 'Moved' })).status, 201)
    const again = await foyer('organizations', 'move', 'demo', 'second')
    assert.deepEqual([again.code, again.stdout], [0, ''])
    assert.match(again.stderr, /"demo" is already in "second"\.\n$/)
  })

  test('a list for people shows the databases, and an organization can be created in one of them', async () => {
    const made = await foyer(
      ...['organizations', 'create', '--name', 'Harbour', '--slug', 'harbour', '--database', 'second'],
    )
    assert.deepEqual([made.code, made.stdout], [0, 'harbour\n'], made.stderr)
    const { stdout } = await foyer('organizations', 'list')
    assert.match(stdout, /^SLUG +NAME +CREATED +DATABASE\n/i)
    assert.match(stdout, /^harbour .+ second$/m)
  })

  test('a move that is killed while the organization is held is finished, or taken back, by the next one', async () => {
    const killed = spawnFoyer(['organizations', 'move', 'demo', 'first'], settings)
    await said(killed, 'Copying')
    const gone = once(killed.child, 'close')
    killed.child.kill('SIGKILL')
    await gone
    assert.equal((await api('GET', '/agents')).status, 200)
    const refused = await api('POST', '/agents', { name: 'Too early' })
    assert.equal(refused.status, 503)
    const doctor = await foyer('doctor')
    assert.equal(doctor.code, 1)
    assert.match(doctor.stdout, /"demo" is held in "second".+`foyer organizations move demo second`/)
    const back = await foyer('organizations', 'move', 'demo', 'second', '--json')
    assert.equal(JSON.parse(back.stdout).outcome, 'returned', back.stderr)
    assert.equal((await api('POST', '/agents', { name: 'Now' })).status, 201)
  })

  test('who presses Ctrl-C before it lives elsewhere finds it as before', async () => {
    const stopped = spawnFoyer(['organizations', 'move', 'demo', 'first'], settings)
    await said(stopped, 'Copying')
    stopped.child.kill('SIGINT')
    const { code, stderr } = await stopped.ended
    // It may have been too late: then it has moved.
    if (code === 0) return
    assert.equal(code, 1)
    assert.match(stderr, /You stopped it\. Nothing was moved: "demo" is in "second" as before\./)
    assert.equal((await api('POST', '/agents', { name: 'Still here' })).status, 201)
  })

  test('a backup has both databases, and doctor finds all well', async () => {
    const file = join(settings.FOYER_DATA_DIR!, 'both.foyer')
    const { code, stdout, stderr } = await foyer('backup', file, '--json')
    assert.equal(code, 0, stderr)
    const databases = new Set(JSON.parse(stdout).tables.map((each: { database: string }) => each.database))
    assert.deepEqual([...databases], ['first', 'second'])
    assert.match(stderr, /second\.agents: \d+/)
    await foyer('organizations', 'move', 'demo', 'second')
    const doctor = await foyer('doctor')
    assert.equal(doctor.code, 0, doctor.stdout)
    assert.match(doctor.stdout, /Every organization is where the directory says: 0 in first, 2 in second\./)
    const deleted = await foyer('organizations', 'delete', '--organization', 'demo', '--yes')
    assert.equal(deleted.code, 0, deleted.stderr)
    assert.deepEqual(await listed(), [['harbour', 'second']])
    assert.equal((await api('GET', '/agents')).status, 401)
  })
})
