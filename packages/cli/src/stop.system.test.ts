import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { linksTo, startWebsite, type Website } from '../../server/src/knowledge/fetching/testing/website.ts'
import { faithful } from '../../server/src/testing/model_provider/faithful.ts'
import {
  type ModelProviderServer,
  startModelProvider,
} from '../../server/src/testing/model_provider/start.ts'
import { type Client, clientOf } from './testing/client.ts'
import { type Foyer, freePort, startDemo, startServer } from './testing/foyer.ts'

const topics = ['audit', 'workshop', 'review']

/** A real server that is stopped while it reads a site and while it thinks about messages. */
describe('R15 a server that is stopped leaves what it could not finish to the next', () => {
  let settings: Record<string, string>
  let server: Foyer
  let client: Client
  let website: Website
  let provider: ModelProviderServer
  let isModelSilent = true
  /** Pages that are asked for and not answered, by their path, until somebody calls this. */
  const held = new Map<string, () => void>()
  const heldPaths = new Set(['/audit', '/workshop'])

  before(async () => {
    website = await startWebsite((path) => {
      const html = pageAt(path)
      if (html === undefined || !heldPaths.has(path)) return html
      return (response) =>
        held.set(path, () => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
    })
    provider = await startModelProvider({
      protocol: 'openai',
      script: (asked, count) => (isModelSilent ? { silent: true } : faithful(asked, count)),
    })
    settings = {
      FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-cli-'),
      PORT: await freePort(),
      FOYER_ALLOW_HOSTS: `${website.host},${provider.host}`,
      LOG_LEVEL: 'fatal',
    }
    const demo = await startDemo(settings)
    server = demo
    client = clientOf(`http://127.0.0.1:${settings.PORT}`, demo.key)
  })

  after(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(settings.FOYER_DATA_DIR!, { recursive: true, force: true })
  })

  async function until(isTrue: () => boolean | Promise<boolean>) {
    const deadline = AbortSignal.timeout(30_000)
    while (!(await isTrue())) {
      deadline.throwIfAborted()
      await sleep(10)
    }
  }

  const isListening = () =>
    fetch(`http://127.0.0.1:${settings.PORT}/healthz`).then(
      () => true,
      () => false,
    )

  const newConversation = async () =>
    (await client.call('POST', '/agents/front-desk/conversations', {})).body.id as number

  const say = (id: number, signal?: AbortSignal) =>
    client.call('POST', `/conversations/${id}/messages`, { text: 'We want a new website.' }, {}, signal)

  test('every page is read and none has failed; every message is answered once', {
    timeout: 90_000,
  }, async () => {
    const source = await client.call('POST', '/knowledge_sources', {
      kind: 'site',
      url: `${website.origin}/`,
    })
    await until(() => held.has('/audit'))
    await client.call('PATCH', '/organization/model', {
      provider: 'openai',
      model: 'small',
      base_url: provider.url,
      key: 'sk-of-a-test',
    })
    const conversations = [await newConversation(), await newConversation()]
    const leaving = new AbortController()
    const waiting = say(conversations[0]!)
    const left = assert.rejects(say(conversations[1]!, leaving.signal))
    await until(() => provider.requests.length === 2)
    leaving.abort()
    await left

    server.child.kill('SIGTERM')
    await until(async () => !(await isListening()))
    held.get('/audit')!()
    await until(() => held.has('/workshop'))
    const { status, headers } = await waiting
    assert.deepEqual([status, headers.get('retry-after')], [503, '2'])
    assert.equal((await server.ended).code, 0)

    isModelSilent = false
    heldPaths.clear()
    server = await startServer(settings)
    const runs = `/ingestion_runs?source_id=${source.body.id}`
    await until(async () => (await client.get(runs)).data[0].status !== 'running')
    const [run] = (await client.get(runs)).data
    assert.deepEqual(
      [run.status, run.documents],
      ['applied', { read: 1 + topics.length, unchanged: 0, failed: 0, gone: 0 }],
    )
    for (const id of conversations) {
      const path = `/conversations/${id}/messages`
      await until(async () => (await client.all(path)).length > 2)
      const roles = (await client.all(path)).map(({ role }) => role)
      assert.deepEqual(roles, ['agent', 'visitor', 'agent'])
    }
  })
})

function pageAt(path: string): string | undefined {
  const page = (title: string, body: string) =>
    `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`
  if (path === '/') return page('Brightwater', linksTo(...topics.map((topic) => `/${topic}`)))
  const topic = topics.find((each) => path === `/${each}`)
  return topic && page(`Our ${topic}`, `<p>The ${topic} costs ${1000 + topic.length} euros.</p>`)
}
