import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Foyer, freePort, runFoyer, runHere, startServer } from './testing/foyer.ts'

/** One server on one data directory, through its whole life. The tests follow each other. */
describe('a server and the command line beside it', () => {
  let settings: Record<string, string>
  let server: Foyer
  let url: string
  let firstKey: string

  before(async () => {
    settings = {
      FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-cli-'),
      PORT: await freePort(),
      FOYER_SHUTDOWN_DELAY_SECONDS: '3',
    }
    url = `http://127.0.0.1:${settings.PORT}`
    server = await startServer(settings)
  })

  after(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(settings.FOYER_DATA_DIR!, { recursive: true, force: true })
  })

  const status = async (key: string, path = '/v1/voice_profiles') =>
    (
      await fetch(url + path, {
        headers: { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(10_000),
      })
    ).status

  const newKey = (name: string, ...more: string[]) => runHere(keyWords(name, ...more), settings)
  const keyWords = (name: string, ...more: string[]) => [
    ...['keys', 'create', '--organization', 'demo', '--name', name],
    ...more,
  ]

  /** A request whose body is still on its way: the server has said that it waits for it. */
  async function beginUpload(key: string) {
    const body = JSON.stringify({ name: 'Written while stopping', languages: ['en'] })
    const socket = connect(Number(settings.PORT), '127.0.0.1')
    socket.write(
      `POST /v1/voice_profiles HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nExpect: 100-continue\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    await once(socket, 'data')
    return {
      async finish() {
        socket.write(body)
        return String((await once(socket, 'data'))[0])
      },
    }
  }

  test('the first start prints a curl that works as pasted', async () => {
    const [, address, header] = /^ *curl (\S+) -H "(.+)"$/m.exec(server.stderr)!
    const [name, value] = header!.split(': ')
    const answer = await fetch(address!, { headers: { [name!]: value! } })
    assert.equal(answer.status, 200)
    assert.equal(((await answer.json()) as { data: unknown[] }).data.length, 3)
    firstKey = value!.replace('Bearer ', '')
    assert.match(server.stderr, new RegExp(`${url}/docs`))
  })

  test('keys create prints the secret alone, and the key works at once beside the running server', async () => {
    const { code, stdout } = await runFoyer(keyWords('laptop', '--expires', '30d'), settings)
    assert.equal(code, 0)
    assert.match(stdout, /^sk_[A-Za-z0-9_-]{42}\n$/)
    assert.equal(await status(stdout.trim()), 200)
  })

  test('a revoked key is 401 at once', async () => {
    const key = (await newKey('short-lived')).stdout.trim()
    assert.equal(await status(key), 200)
    const revoked = await runHere(
      ['keys', 'revoke', '--organization', 'demo', '--name', 'short-lived'],
      settings,
    )
    assert.equal(revoked.code, 0)
    assert.equal(await status(key), 401)
  })

  test('a read_only key reads and does not write', async () => {
    const { stdout } = await newKey('reader', '--role', 'read_only', '--json')
    const { secret, role } = JSON.parse(stdout)
    assert.equal(role, 'read_only')
    assert.equal(await status(secret), 200)
    const wrong = await newKey('x', '--role', 'owner')
    assert.deepEqual([wrong.code, wrong.stderr], [2, 'foyer: --role must be admin or read_only.\n'])
  })

  test('lists are tables for people and JSON for programs', async () => {
    const keys = ['keys', 'list', '--organization', 'demo']
    const [table, json] = await Promise.all([runHere(keys, settings), runHere([...keys, '--json'], settings)])
    assert.match(table.stdout, /^NAME +ROLE +CREATED +LAST USED +EXPIRES +REVOKED\nfirst start +admin /)
    const names = JSON.parse(json.stdout).map((key: { name: string }) => key.name)
    assert.deepEqual(names, ['first start', 'laptop', 'short-lived', 'reader'])
    assert.ok(!json.stdout.includes('hash'))
  })

  test('an organization is created, found and filled; a taken slug and a second demo are refused in one line', async () => {
    const create = ['organizations', 'create', '--name', 'Second & Sons', '--slug', 'second']
    assert.equal((await runHere(create, settings)).stdout, 'second\n')
    const again = await runHere(create, settings)
    assert.equal(again.code, 1)
    assert.match(again.stderr, /^foyer: An organization "second" already exists\..*\n$/)
    const load = ['demo', 'load', '--organization', 'second', '--json']
    assert.equal(JSON.parse((await runHere(load, settings)).stdout).agents, 2)
    const twice = await runHere(load, settings)
    assert.equal(twice.code, 1)
    assert.match(twice.stderr, /^foyer: "second" already has agents.*\n$/)
  })

  test('doctor finds all well, and says what is wrong with an exit code of 1', async () => {
    const well = await runFoyer(['doctor', '--json'], settings)
    assert.equal(well.code, 0, well.stdout)
    const { ok, findings } = JSON.parse(well.stdout)
    assert.equal(ok, true)
    // No mail server is set, which is worth knowing and not wrong.
    const notes = findings.filter((finding: { status: string }) => finding.status !== 'ok')
    assert.deepEqual(
      notes.map(({ check, status }: { check: string; status: string }) => [check, status]),
      [['mail', 'note']],
    )
    const checks = findings.map((finding: { check: string }) => finding.check)
    assert.deepEqual(checks, [
      'node',
      'settings',
      'data directory',
      'port',
      'database',
      'migrations',
      'isolation',
      'connections',
      'mail',
    ])
    const unwell = await runFoyer(['doctor'], { ...settings, LOG_LEVEL: 'loud', FOYER_DATADIR: '/x' })
    assert.equal(unwell.code, 1)
    assert.match(unwell.stdout, /settings +wrong +LOG_LEVEL is "loud"/)
    assert.match(unwell.stdout, /settings +note +FOYER_DATADIR is set, but is not a setting/)
  })

  test('a second server on the same data directory is refused with one line that names the first', async () => {
    const { code, stderr } = await runFoyer(['serve'], { ...settings, PORT: await freePort() })
    assert.equal(code, 1)
    assert.match(
      stderr,
      new RegExp(`^foyer: .+ is in use by process ${server.child.pid} \\(foyer serve\\): .+\\n$`),
    )
  })

  test('the log has one line a request and never a key', async () => {
    const wrongKey = `sk_${'x'.repeat(42)}`
    await status(wrongKey, '/v1/services?limit=3')
    await status(firstKey, `/v1/knowledge_facts?query=secret`)
    // The line is written after the answer is sent.
    const last = async () => JSON.parse(server.stdout.trim().split('\n').at(-1)!).path
    assert.equal(await eventually(last, '/v1/knowledge_facts'), '/v1/knowledge_facts')
    const request = JSON.parse(server.stdout.trim().split('\n').at(-1)!)
    assert.deepEqual(
      [request.method, request.status, typeof request.duration_ms, typeof request.request_id],
      ['GET', 200, 'number', 'string'],
    )
    for (const secret of [firstKey, wrongKey, 'Bearer', 'query=secret'])
      assert.ok(!server.stdout.includes(secret), secret)
  })

  test('a PostgreSQL that is killed is started again; requests meanwhile are 503', async () => {
    const file = join(settings.FOYER_DATA_DIR!, 'postgres', 'postmaster.pid')
    process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL')
    const seen = new Set<number>()
    while (!server.stderr.includes('PostgreSQL is running again')) seen.add(await status(firstKey))
    assert.deepEqual(
      [...seen].filter((code) => code !== 503 && code !== 200),
      [],
    )
    assert.equal(await eventually(() => status(firstKey), 200), 200)
    const key = (await newKey('after the crash')).stdout.trim()
    assert.equal(await status(key), 200)
  })

  test('killed with kill -9 and started again, everything acknowledged is there and no key is printed', async () => {
    const headers = { authorization: `Bearer ${firstKey}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Written last', languages: ['en'] })
    const written = await fetch(`${url}/v1/voice_profiles`, { method: 'POST', headers, body })
    const { id } = (await written.json()) as { id: number }
    server.child.kill('SIGKILL')
    await server.ended
    server = await startServer(settings)
    assert.ok(!server.stderr.includes('sk_'))
    assert.match(server.stderr, /npx foyer keys create --organization demo/)
    assert.equal(await status(firstKey, `/v1/voice_profiles/${id}`), 200)
  })

  const readiness = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => 'not listening',
    )

  test('SIGTERM turns /readyz to 503 while requests are still taken, lets running ones finish, ends with 0 and frees the data directory', async () => {
    const upload = await beginUpload(firstKey)
    server.child.kill('SIGTERM')
    // An echo of the signal, as npm and a terminal produce it, does not cut the ending short.
    server.child.kill('SIGTERM')
    assert.equal(await eventually(readiness, 503), 503)
    assert.equal(await status(firstKey), 200)
    assert.equal(await eventually(readiness, 'not listening'), 'not listening')
    assert.match(await upload.finish(), /^HTTP\/1\.1 201 /)
    assert.equal((await server.ended).code, 0)
    const { code, stdout } = await runFoyer(['organizations', 'list', '--json'], settings)
    assert.equal(code, 0)
    const slugs = JSON.parse(stdout).map((organization: { slug: string }) => organization.slug)
    assert.deepEqual(slugs, ['demo', 'second'])
  })

  test('two commands at once without a server do not cut each other off', async () => {
    const names = ['one', 'two', 'three']
    const made = await Promise.all(names.map((name) => runFoyer(keyWords(name), settings)))
    assert.deepEqual(
      made.map(({ code }) => code),
      [0, 0, 0],
      made.map(({ stderr }) => stderr).join(''),
    )
  })

  test('a port in use is refused with one line that says which, and leaves the data directory free', async () => {
    const occupant = createServer().listen(Number(settings.PORT), '127.0.0.1')
    await once(occupant, 'listening')
    const { code, stderr } = await runFoyer(['serve'], settings)
    occupant.close()
    assert.equal(code, 1)
    assert.match(stderr, new RegExp(`^foyer: Port ${settings.PORT} on 127.0.0.1 is in use: .+\\n$`))
    server = await startServer(settings)
  })
})

async function eventually<Value>(look: () => Promise<Value>, wanted: Value): Promise<Value> {
  const deadline = performance.now() + 10_000
  for (;;) {
    const seen = await look()
    if (seen === wanted || performance.now() > deadline) return seen
    await sleep(20)
  }
}
