import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { type Foyer, freePort, runFoyer, runHere, startDemo } from './testing/foyer.ts'

const pages: Record<string, string> = {
  '/': `<html lang="en"><head><title>Clay & Co</title></head><body><h1>Clay & Co</h1>
    <p>Clay & Co is a pottery studio in Leeds. We teach pottery to beginners in small groups.</p>
    <a href="/faq">Questions</a></body></html>`,
  '/faq': `<html lang="en"><head><title>Questions</title></head><body><h1>Frequently asked questions</h1>
    <h2>Can I bring my dog?</h2><p>Dogs are welcome in the studio if they stay on a lead.</p>
    <h2>Do I need experience?</h2><p>You need no experience: every course starts from the beginning.</p></body></html>`,
}

/** `foyer start`, beside a running server. The tests follow each other. */
describe('an agent from a website on the command line', () => {
  let settings: Record<string, string>
  let server: Foyer
  const site = createServer((request, response) => {
    const html = pages[request.url ?? '']
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html)
  })
  let address: string

  before(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
    address = `http://${host}/`
    settings = {
      FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-cli-'),
      PORT: await freePort(),
      FOYER_ALLOW_HOSTS: host,
    }
    server = await startDemo(settings)
    await foyer('organizations', 'create', '--name', 'Clay & Co', '--slug', 'clay')
  })

  after(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    site.close()
    rmSync(settings.FOYER_DATA_DIR!, { recursive: true, force: true })
  })

  const foyer = (...parameters: string[]) => runHere(parameters, settings)
  const start = (...parameters: string[]) => foyer('start', ...parameters, '--organization', 'clay')

  test('a site becomes an agent with a page, and ten questions with replies', async () => {
    const { code, stdout, stderr } = await runFoyer(
      ['start', address, '--name', 'Studio', '--organization', 'clay'],
      settings,
    )
    assert.equal(code, 0, stderr)
    // A step that is over between two looks is not told.
    assert.match(stderr, /looking at the site|reading pages/)
    assert.match(stderr, /asking ten questions/)
    const [first] = stdout.split('\n')
    assert.match(first!, /^Studio: http:\/\/.*\/a\/ag_/)
    assert.equal((await fetch(first!.replace('Studio: ', ''))).status, 200)
    assert.match(stdout, /1\. Can I bring my dog\?\n {3}Dogs are welcome .*\/faq\)/)
    assert.match(stdout, /\n10\. .*\n/)
  })

  test('with --json, the run, the agent and the questions are data', async () => {
    const { code, stdout, stderr } = await start(address, '--json')
    assert.equal(code, 0, stderr)
    const { run, agent, questions } = JSON.parse(stdout)
    assert.deepEqual([run.status, agent.slug, questions.length], ['completed', 'studio', 10])
  })

  test('a site that cannot be read says why, and ends with 1; what is no address ends with 2', async () => {
    const closed = await start('http://10.0.0.1')
    assert.deepEqual([closed.code, closed.stdout], [1, ''])
    assert.match(closed.stderr, /10\.0\.0\.1/)
    assert.equal((await start('ftp://example.com')).code, 2)
    assert.equal((await start(address, '--max-pages', 'many')).code, 2)
  })
})
