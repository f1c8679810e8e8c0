import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { clientOf } from './testing/client.ts'
import { type ExitResult, type Foyer, freePort, runFoyer, runHere, startDemo } from './testing/foyer.ts'

/** A configuration as a folder of files. The tests follow each other. */
describe('pull, plan and apply on the command line', () => {
  let settings: Record<string, string>
  let server: Foyer
  let folder: string
  const desk = 'agents/front-desk.yaml'

  before(async () => {
    folder = await mkdtemp('/tmp/foyer-cli-configuration-')
    settings = {
      FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-cli-'),
      PORT: await freePort(),
      FOYER_ROLE: 'server',
    }
    server = await startDemo(settings)
  })

  after(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    for (const path of [folder, settings.FOYER_DATA_DIR!]) rmSync(path, { recursive: true, force: true })
  })

  const foyer = (command: string, ...options: string[]) => runHere([command, folder, ...options], settings)
  const dataOf = ({ stdout, stderr }: ExitResult) => {
    assert.doesNotThrow(() => JSON.parse(stdout), stderr)
    return JSON.parse(stdout)
  }
  const read = (path: string) => readFile(join(folder, path), 'utf8')
  async function edit(path: string, from: string, to: string) {
    const text = await read(path)
    assert.ok(text.includes(from), text)
    await writeFile(join(folder, path), text.replace(from, to))
  }
  test('pull writes one file for every object, and a plan of them changes nothing: 0', async () => {
    const pulled = await runFoyer(['pull', folder], settings)
    assert.equal(pulled.code, 0, pulled.stderr)
    assert.match(pulled.stderr, /^\d+ added\.\n$/)
    assert.match(await read(desk), /^name: Front desk\n/)
    const planned = await foyer('plan')
    assert.equal(planned.code, 0, planned.stderr)
    assert.match(planned.stdout, /^(?:scenario .*: passes\n)+$/)
    assert.match(planned.stderr, /^plan_[0-9a-f]{32}: nothing to change\.\n$/)
  })

  test('a change is planned with 3 and applied with 0; comments stay when it is pulled again', async () => {
    await edit(desk, 'name: Front desk\n', '# Ask marketing first.\nname: Reception # was: Front desk\n')
    const planned = await foyer('plan')
    assert.equal(planned.code, 3, planned.stderr)
    assert.ok(
      planned.stdout.startsWith(`update ${desk}\n  name: "Front desk" → "Reception"\n`),
      planned.stdout,
    )
    const [id] = /^plan_\w+/.exec(planned.stderr)!
    const done = await foyer('apply', '--plan', id, '--json')
    assert.equal(done.code, 0, done.stderr)
    assert.equal(dataOf(done).id, id)
    const before = await read(desk)
    assert.match((await foyer('pull')).stderr, /^\d+ unchanged\.\n$/)
    assert.equal(await read(desk), before)
  })

  test('what was changed elsewhere is told with 1, refused, and pulled with the comments of the file', async () => {
    const { secret } = dataOf(
      await runHere(['keys', 'create', '--organization', 'demo', '--name', 'x', '--json'], settings),
    )
    const { call } = clientOf(`http://127.0.0.1:${settings.PORT}`, secret)
    await call('PATCH', '/agents/front-desk', { name: 'Desk' })
    const planned = await foyer('plan')
    assert.equal(planned.code, 1)
    assert.match(
      planned.stdout,
      /^drift agents\/front-desk\.yaml: changed elsewhere .+; the file is unchanged\n {2}name: "Reception" → "Desk"$/m,
    )
    const refused = await foyer('apply')
    assert.deepEqual([refused.code, refused.stdout], [1, ''])
    assert.match(
      refused.stderr,
      /^foyer: Since the files were last applied, agents\/front-desk\.yaml was changed\..+\n$/,
    )
    const mine = await read(desk)
    assert.match((await foyer('pull')).stderr, /^1 changed, \d+ unchanged\.\n$/)
    assert.equal(await read(desk), mine.replace('name: Reception', 'name: Desk'))
    await edit(desk, 'name: Desk', 'name: Reception')
    const forced = await foyer('apply', '--force')
    assert.equal(forced.code, 0, forced.stderr)
  })

  test('a pipeline that has a key and no database asks the server', async () => {
    const { secret } = dataOf(
      await runHere(
        ['keys', 'create', '--organization', 'demo', '--name', 'ci', '--role', 'read_only', '--json'],
        settings,
      ),
    )
    await edit(desk, 'name: Reception', 'name: Front desk')
    const there = (command: string, url = `http://127.0.0.1:${settings.PORT}/`, key = secret) =>
      runHere([command, folder, '--url', url], { FOYER_API_KEY: key })
    const planned = await there('plan')
    assert.equal(planned.code, 3, planned.stderr)
    assert.ok(
      planned.stdout.startsWith(`update ${desk}\n  name: "Reception" → "Front desk"\n`),
      planned.stdout,
    )
    const endings = await Promise.all([
      there('apply'),
      there('plan', `http://127.0.0.1:${await freePort()}`),
      there('plan', 'nowhere'),
      there('plan', undefined, ''),
    ])
    const words = [
      /read_only/,
      /cannot be reached \(ECONNREFUSED\)/,
      /--url must be/,
      /API key of that server in FOYER_API_KEY/,
    ]
    for (const [index, { code, stdout, stderr }] of endings.entries()) {
      assert.deepEqual([code, stdout], [index === 3 ? 2 : 1, ''], stderr)
      assert.match(stderr, words[index]!)
      assert.equal(stderr.trim().split('\n').length, 1, stderr)
    }
  })

  test('what cannot be applied is told with its file and line: 1; a wrong folder is a wrong command line: 2', async () => {
    await edit(desk, 'max_links: 2', 'max_links: 9')
    const line = (await read(desk)).split('\n').findIndex((text) => text.includes('max_links: 9')) + 1
    const planned = await foyer('plan')
    assert.equal(planned.code, 1)
    assert.match(planned.stdout, new RegExp(`^problem ${desk}:${line}: `, 'm'))
    const refused = await foyer('apply')
    assert.deepEqual([refused.code, refused.stdout], [1, ''])
    assert.match(refused.stderr, new RegExp(`^foyer: ${desk}:${line}: .+\n$`))
    const missing = await runHere(['plan', join(folder, 'nothing')], settings)
    assert.deepEqual([missing.code, missing.stdout], [2, ''])
  })
})
