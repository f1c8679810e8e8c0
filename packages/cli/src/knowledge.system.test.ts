import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { connect, findRunning } from '../../server/src/platform/db/index.ts'
import {
  type ExitResult,
  type Foyer,
  freePort,
  runFoyer,
  runHere,
  startDemo,
  startServer,
} from './testing/foyer.ts'

/** What an operator does to the knowledge beside a running server. The tests follow each other. */
describe('sources, gaps and checks on the command line', () => {
  let settings: Record<string, string>
  let server: Foyer
  let folder: string

  before(async () => {
    folder = await mkdtemp('/tmp/foyer-cli-sources-')
    await mkdir(join(folder, 'rooms'))
    await writeFile(join(folder, 'arriving.md'), '# Arriving\n\nParking for customers is in the courtyard.\n')
    await writeFile(join(folder, 'rooms/cellar.txt'), 'The cellar seats forty people.\n')
    const port = await freePort()
    settings = { FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-cli-'), PORT: port, FOYER_ROLE: 'server' }
    server = await startDemo(settings)
  })

  after(async () => {
    await stop()
    for (const path of [folder, settings.FOYER_DATA_DIR!]) rmSync(path, { recursive: true, force: true })
  })

  async function stop() {
    server.child.kill('SIGTERM')
    await server.ended
  }

  const foyer = (...parameters: string[]) => runHere(parameters, settings)
  const dataOf = ({ stdout, stderr }: ExitResult) => {
    assert.doesNotThrow(() => JSON.parse(stdout), stderr)
    return JSON.parse(stdout)
  }
  const asked = ['ask', '--agent', 'front-desk']
  const check = (...questions: string[]) =>
    foyer(
      'checks',
      'run',
      '--agent',
      'front-desk',
      ...questions.flatMap((each) => ['--question', each]),
      '--json',
    )

  test('while no server runs background work, who waits for it is told so, and it is kept', async () => {
    const { code, stderr, ...ended } = await check('Is there parking for customers?')
    assert.equal(code, 1)
    assert.match(stderr, /No running server has background work enabled.*foyer serve/)
    assert.equal(dataOf({ code, stderr, ...ended }).status, 'queued')
  })

  test('what an agent still needs is listed, and the exit code says whether it is ready', async () => {
    const readiness = () => foyer('agents', 'readiness', 'front-desk')
    const verify = (...off: string[]) => foyer('organizations', 'verify', '--organization', 'demo', ...off)
    const ready = await readiness()
    assert.equal(ready.code, 0, ready.stderr)
    assert.match(ready.stdout, /recommended +open_gaps +\d+ +Visitors asked/)
    await verify('--off')
    const closed = await readiness()
    await verify()
    assert.equal(closed.code, 1)
    assert.match(closed.stdout, /required +organization_unverified/)
    const missing = await foyer('agents', 'readiness', 'nobody')
    assert.deepEqual([missing.code, missing.stdout], [1, ''])
  })

  test('a folder is added and read, and how far that is can be seen; a second time nothing is done', async () => {
    await stop()
    settings = { ...settings, FOYER_ROLE: 'all' }
    server = await startServer(settings)
    const first = await runFoyer(['sources', 'add', folder, '--wait', '--json'], settings)
    assert.equal(first.code, 0, first.stderr)
    assert.match(first.stderr, /^2 added\.\nreading\n/)
    assert.deepEqual(
      dataOf(first).map((each: { state: string; source: { filename: string }; run: { status: string } }) => [
        each.state,
        each.source.filename,
        each.run.status,
      ]),
      [
        ['added', 'arriving.md', 'applied'],
        ['added', 'rooms/cellar.txt', 'applied'],
      ],
    )
    const again = await foyer('sources', 'add', folder, '--wait')
    assert.deepEqual([again.code, again.stderr], [0, '2 unchanged.\n'])
    await writeFile(join(folder, 'rooms/cellar.txt'), 'The cellar seats fifty people.\n')
    const changed = await foyer('sources', 'add', folder, '--wait')
    assert.match(changed.stderr, /^1 read again, 1 unchanged\.\n/)
    assert.match(changed.stdout, /read again +applied .*cellar/)
  })

  test('ask tells what an agent could answer and what it rests on, and keeps nothing', async () => {
    const { code, stdout } = await runFoyer([...asked, 'Is there parking for customers?'], settings)
    assert.equal(code, 0)
    assert.match(stdout, /courtyard/)
    const before = dataOf(await foyer('gaps', 'list', '--json')).length
    const lacking = dataOf(await foyer(...asked, 'Do you repair violins on the moon?', '--json'))
    assert.equal(lacking.judgement.answerable, false)
    assert.equal(dataOf(await foyer('gaps', 'list', '--json')).length, before)
  })

  test('checks end with 0 when all can be answered, and with 1 otherwise', async () => {
    const well = await check('Is there parking for customers?')
    assert.equal(well.code, 0, well.stderr)
    assert.match(well.stderr, /1 of 1 can be answered/)
    const unwell = await check('Is there parking for customers?', 'Do you repair violins on the moon?')
    const { answerable, unanswerable } = dataOf(unwell)
    assert.deepEqual([unwell.code, answerable, unanswerable], [1, 1, 1])
  })

  test('sources and gaps are tables for people', async () => {
    const open = ['--status', 'open', '--agent', 'front-desk']
    const [sources, gaps] = await Promise.all([foyer('sources', 'list'), foyer('gaps', 'list', ...open)])
    assert.match(sources.stdout, /^ID +KIND +STATUS +FACTS +READ +TITLE\n\d+ +file +ready /)
    assert.match(gaps.stdout, /^ID +AGENT +STATUS +ASKED +LAST ASKED +QUESTION\n\d+ +front-desk +open /)
  })

  test('what a visitor asked does not command the terminal of the operator', async () => {
    const sql = connect((await findRunning(settings.FOYER_DATA_DIR!))!, { connections: 1 })
    await sql`update knowledge_gaps set question = ${`\u001b]0;owned\u0007\u009b2J\n9999  front-desk`}`
    await sql.end()
    const { stdout } = await foyer('gaps', 'list')
    const [, ...rows] = stdout.trimEnd().split('\n')
    assert.ok(rows.length > 0)
    for (const row of rows) assert.match(row, /^\d+ +\S+ +.+ {2}\]0;owned2J 9999 front-desk$/)
    const json = await foyer('gaps', 'list', '--json')
    assert.doesNotMatch(stdout + json.stdout, /[^\P{Cc}\n]/u)
  })

  test('what is wrong is refused in one line: an unknown agent, gap, status, path or organization', async () => {
    const refused: [string[], number, RegExp][] = [
      [['ask', '--agent', 'nobody', 'Hello?'], 1, /agent must name an agent/],
      [['checks', 'run', '--agent', 'front-desk', '--gap', '999999'], 1, /gap_ids\.0 must name a gap/],
      [['checks', 'run', '--agent', 'front-desk', '--gap', 'first'], 2, /--gap must be the id of a gap/],
      [['gaps', 'list', '--status', 'done'], 1, /status must be one of/],
      [['sources', 'add', join(folder, 'nothing')], 2, /cannot be read \(ENOENT\)/],
      [['sources', 'list', '--organization', 'nobody'], 1, /There is no organization "nobody"/],
    ]
    const endings = await Promise.all(refused.map(([parameters]) => foyer(...parameters)))
    for (const [index, [, code, words]] of refused.entries()) {
      const ended = endings[index]!
      assert.equal(ended.code, code, ended.stderr)
      assert.match(ended.stderr, words)
      assert.equal(ended.stderr.trim().split('\n').length, 1, ended.stderr)
    }
    await foyer('organizations', 'create', '--name', 'Second', '--slug', 'second')
    assert.match(
      (await foyer('sources', 'list')).stderr,
      /several organizations: name one with --organization/,
    )
    assert.match(
      (await foyer('chat', '--agent', 'front-desk')).stderr,
      /several organizations\. The agent "front-desk" is in demo: add --organization demo\./,
    )
  })
})
