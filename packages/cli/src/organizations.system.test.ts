import assert from 'node:assert/strict'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Foyer, freePort, runFoyer, runHere, startDemo, startServer } from './testing/foyer.ts'

/** What an operator does to an organization beside a running server. The tests follow each other. */
describe('organizations and their background work', () => {
  let settings: Record<string, string>
  let server: Foyer
  let key: string

  before(async () => {
    const port = await freePort()
    settings = { FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-cli-'), PORT: port, FOYER_ROLE: 'server' }
    const demo = await startDemo(settings)
    server = demo
    key = demo.key
  })

  after(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(settings.FOYER_DATA_DIR!, { recursive: true, force: true })
  })

  async function api(method: string, path: string) {
    const response = await fetch(`http://127.0.0.1:${settings.PORT}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(10_000),
    })
    return { status: response.status, text: await response.text() }
  }

  const organizations = (...parameters: string[]) =>
    runHere(['organizations', ...parameters, '--organization', 'demo'], settings)

  const standing = async () => {
    const { verified, credits } = JSON.parse((await api('GET', '/organization')).text)
    return { verified, credits }
  }

  test('what was asked for is done after kill -9 and a new start, by a server that runs background work', async () => {
    const { id, status } = JSON.parse((await api('POST', '/organization/export')).text)
    assert.equal(status, 'queued')
    const gone = once(server.child, 'exit')
    server.child.kill('SIGKILL')
    await gone
    settings = { ...settings, FOYER_ROLE: 'all' }
    server = await startServer(settings)
    const ended = async () => JSON.parse((await api('GET', `/organization/exports/${id}`)).text)
    for (let tries = 0; (await ended()).status !== 'completed' && tries < 200; tries++) await sleep(50)
    assert.equal((await ended()).status, 'completed')
    const file = await api('GET', `/organization/exports/${id}/file`)
    assert.equal(Buffer.byteLength(file.text), (await ended()).bytes)
  })

  test('organizations verify takes effect beside the running server, and --off takes it back', async () => {
    const off = await organizations('verify', '--off')
    assert.deepEqual([off.code, off.stdout], [0, ''])
    assert.match(off.stderr, /"demo" is no longer verified/)
    assert.equal((await standing()).verified, false)
    assert.equal(JSON.parse((await organizations('verify', '--json')).stdout).verified, true)
    assert.equal((await standing()).verified, true)
  })

  test('organizations credits sets what is left, or no limit', async () => {
    assert.equal((await organizations('credits', '--set', '12')).code, 0)
    assert.equal((await standing()).credits, 12)
    assert.equal((await organizations('credits', '--set', 'none')).code, 0)
    assert.equal((await standing()).credits, null)
    for (const wrong of ['many', '-1', '1.5'])
      assert.equal((await organizations('credits', `--set=${wrong}`)).code, 2, wrong)
  })

  test('organizations delete asks for the slug, or takes --yes, and refuses the keys of what it deleted at once', async () => {
    const named = ['organizations', 'delete', '--organization', 'demo']
    for (const answer of ['', 'yes\n', 'Demo\n']) {
      const { code, stderr } = await runHere(named, settings, answer)
      assert.equal(code, 2, answer)
      assert.match(stderr, /Nothing was deleted/)
    }
    assert.equal((await api('GET', '/agents')).status, 200)
    const { code, stdout, stderr } = await runFoyer([...named, '--json'], settings, 'demo\n')
    assert.equal(code, 0, stderr)
    const receipt = JSON.parse(stdout)
    assert.ok(receipt.deleted.agents > 0)
    assert.match(receipt.note, /backups until you delete them/)
    assert.equal((await api('GET', '/agents')).status, 401)
    assert.equal((await runHere([...named, '--yes'], settings)).code, 1, 'there is none any more')
    await runHere(['organizations', 'create', '--name', 'Harbour', '--slug', 'harbour'], settings)
    const other = await runHere(['organizations', 'delete', '--organization', 'harbour', '--yes'], settings)
    assert.equal(other.code, 0, other.stderr)
    assert.equal(JSON.parse((await runHere(['organizations', 'list', '--json'], settings)).stdout).length, 0)
  })
})
