import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { clientOf } from './testing/client.ts'
import { type Foyer, freePort, runFoyer, runHere, startDemo } from './testing/foyer.ts'

/** The gate for pipelines. The tests follow each other. */
describe('foyer test on the demo', () => {
  let settings: Record<string, string>
  let server: Foyer
  let folder: string
  const desk = 'agents/front-desk.yaml'

  before(async () => {
    folder = await mkdtemp('/tmp/foyer-cli-gate-')
    settings = {
      FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-cli-'),
      PORT: await freePort(),
      FOYER_ROLE: 'server',
    }
    server = await startDemo(settings)
    const pulled = await runFoyer(['pull', folder], settings)
    assert.equal(pulled.code, 0, pulled.stderr)
  })

  after(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    for (const path of [folder, settings.FOYER_DATA_DIR!]) rmSync(path, { recursive: true, force: true })
  })

  const foyer = (...words: string[]) => runHere(words, settings)
  const url = () => `http://127.0.0.1:${settings.PORT}`
  async function secretOf(role: string): Promise<string> {
    const { stdout } = await foyer(
      'keys',
      'create',
      '--organization',
      'demo',
      '--name',
      role,
      '--role',
      role,
      '--json',
    )
    return JSON.parse(stdout).secret
  }

  test('green is 0, beside a running server, with coverage and a report for the pipeline', async () => {
    const report = join(folder, 'report.xml')
    const { code, stdout, stderr } = await foyer('test', folder, '--junit', report)
    assert.equal(code, 0, stdout + stderr)
    assert.match(stderr, /^All \d+ checks pass \(.+\)\.\n$/)
    assert.match(stdout, /^files {12}ok\n\nfront-desk\n {2}flow {13}ok\n/)
    assert.match(stdout, /coverage {9}phases 5 of 5, slots 10 of 10, exits 4 of 4\n/)
    assert.match(
      await readFile(report, 'utf8'),
      /^<\?xml [^\n]+\n<testsuites name="foyer" tests="\d+" failures="0"/,
    )
  })

  test('a broken flow is 1, with the file, the line and what happened; a server elsewhere says the same', async () => {
    const text = await readFile(join(folder, desk), 'utf8')
    await writeFile(join(folder, desk), text.replace('key: industry', 'key: branch'))
    const words = ['test', folder, '--only', 'scenarios', '--agent', 'front-desk']
    const here = await foyer(...words)
    assert.equal(here.code, 1, here.stderr)
    assert.match(here.stdout, /FAIL scenarios\/front-desk-raises-prices\.yaml: A manufacturer/)
    assert.match(here.stdout, /front-desk-raises-prices\.yaml:8: The flow has no slot industry\./)
    const FOYER_API_KEY = await secretOf('read_only')
    const there = await runHere([...words, '--url', url()], { FOYER_API_KEY })
    assert.deepEqual([there.code, there.stdout], [1, here.stdout], there.stderr)
    await writeFile(join(folder, desk), text)
  })

  test('without a folder it is what the server has, as data', async () => {
    const { code, stdout, stderr } = await foyer('test', '--only', 'scenario', '--json')
    assert.equal(code, 0, stderr)
    const { passes, checks } = JSON.parse(stdout)
    assert.equal(passes, true)
    assert.equal(checks.filter(({ kind }: { kind: string }) => kind === 'scenario').length, 7)
  })

  test('a scenario is made from a conversation and passes, and from a gap', async () => {
    const { call } = clientOf(url(), await secretOf('admin'))
    const { id } = (await call('POST', '/agents/front-desk/conversations', { locale: 'en' })).body
    await call('POST', `/conversations/${id}/messages`, {
      text: 'We want better prices. Mail eve@evil.example',
    })
    const made = await foyer('scenarios', 'create', folder, '--conversation', String(id))
    assert.deepEqual([made.code, made.stdout], [0, ''], made.stderr)
    assert.match(made.stderr, /^Wrote .+\/scenarios\/conversation-\d+\.yaml\. It passes\.\n$/)
    assert.doesNotMatch(await readFile(join(folder, `scenarios/conversation-${id}.yaml`), 'utf8'), /evil/)
    const again = await foyer('scenarios', 'create', folder, '--conversation', String(id))
    assert.equal(again.code, 2)
    const [gap] = JSON.parse((await foyer('gaps', 'list', '--status', 'open', '--json')).stdout)
    const ofGap = await foyer('scenarios', 'create', folder, '--gap', String(gap.id), '--url', url())
    assert.equal(ofGap.code, 2, 'a key is needed')
    assert.match(
      (await foyer('scenarios', 'create', folder, '--gap', String(gap.id))).stderr,
      /gap-\d+\.yaml\. It/,
    )
  })

  test('a wrong command line is 2', async () => {
    const wrong = [
      ['test', join(folder, 'nothing')],
      ['test', folder, '--only', 'everything'],
      ['test', folder, '--repeat', '3'],
      ['test', folder, '--model', '--repeat', '99'],
      ['test', folder, '--model', '--pass-rate', '80'],
      ['test', folder, '--only', 'readiness', '--junit', join(folder, 'no/such/folder.xml')],
      ['scenarios', 'create', folder],
      ['scenarios', 'create', folder, '--gap', 'x'],
    ]
    for (const words of wrong) {
      const { code, stdout, stderr } = await foyer(...words)
      assert.deepEqual([code, stdout], [2, ''], words.join(' '))
      assert.equal(stderr.trim().split('\n').length, 1, stderr)
    }
  })
})
