import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { type Foyer, freePort, runFoyer, runHere, startServer } from './testing/foyer.ts'

/** How people come in, from an operator's terminal beside a running server. The tests follow each other. */
describe('the first owner, and members', () => {
  let settings: Record<string, string>
  let server: Foyer
  let url: string

  before(async () => {
    const port = await freePort()
    settings = { FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-cli-'), PORT: port, FOYER_ROLE: 'server' }
    url = `http://127.0.0.1:${port}`
    server = await startServer(settings)
  })

  after(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(settings.FOYER_DATA_DIR!, { recursive: true, force: true })
  })

  async function post(path: string, link: string, body: object) {
    const response = await fetch(`${url}/auth${path}`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({
        token: link.trim().split('#')[1],
        password: 'a password of some length',
        ...body,
      }),
      signal: AbortSignal.timeout(20_000),
    })
    return { status: response.status, body: (await response.json()) as { organizations?: unknown } }
  }

  const members = (...parameters: string[]) =>
    runHere(['members', ...parameters, '--organization', 'demo'], settings)

  test('the first start prints a link, and setup-link another one; either makes the owner, and then neither', async () => {
    const printed = /\S+\/setup#\S+/.exec(server.stderr)![0]
    const { code, stdout } = await runFoyer(['setup-link'], settings)
    assert.deepEqual([code, stdout.split('#')[0]], [0, `${url}/setup`])
    const ada = { name: 'Ada', email: 'ada@example.com' }
    const made = await post('/setup', stdout, ada)
    assert.deepEqual(
      [made.status, made.body.organizations],
      [201, [{ slug: 'demo', name: 'Brightwater Partners', role: 'owner' }]],
    )
    assert.equal((await post('/setup', printed, { ...ada, email: 'eve@example.com' })).status, 422)
    const refused = await runHere(['setup-link'], settings)
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /^foyer: There already is an owner: sign in at .+\n$/)
  })

  test('members invite prints a link alone, which lets its person in; members list shows them', async () => {
    const { code, stdout } = await members('invite', '--email', 'Jana@example.com', '--role', 'viewer')
    assert.equal(code, 0)
    assert.match(stdout, /^http:\S+\/join#[A-Za-z0-9_-]{43}\n$/)
    assert.equal((await post('/invitation/accept', stdout, { name: 'Jana' })).status, 201)
    const [table, json] = await Promise.all([members('list'), members('list', '--json')])
    assert.match(table.stdout, /^EMAIL +CONFIRMED +NAME +ROLE +SINCE\nada@example\.com +no +Ada +owner /)
    const listed = JSON.parse(json.stdout).map(({ email, role }: Record<string, string>) => [email, role])
    assert.deepEqual(listed, [
      ['ada@example.com', 'owner'],
      ['jana@example.com', 'viewer'],
    ])
  })

  test('who cannot be invited is refused in one line that says why', async () => {
    const wrong = await members('invite', '--email', 'x', '--role', 'admin')
    assert.deepEqual([wrong.code, wrong.stderr], [2, 'foyer: --role must be owner, editor or viewer.\n'])
    for (const [email, reason] of [
      ['nobody', /email must be an email address/],
      ['ada@example.com', /A member already has this email address/],
    ] as const) {
      const { code, stdout, stderr } = await members('invite', '--email', email)
      assert.deepEqual([code, stdout], [1, ''])
      assert.match(stderr, reason)
    }
  })

  test('started again, the server says where the dashboard is and prints no link', async () => {
    server.child.kill('SIGTERM')
    await server.ended
    server = await startServer(settings)
    assert.match(server.stderr, new RegExp(`^Dashboard: +${url}/$`, 'm'))
    assert.ok(!server.stderr.includes('setup#'))
  })
})
