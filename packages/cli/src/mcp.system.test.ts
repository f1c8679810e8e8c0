import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { after, before, describe, type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Client, type ClientOptions } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { type Foyer, freePort, runFoyer, startDemo } from './testing/foyer.ts'

const command = fileURLToPath(new URL('../bin/foyer.js', import.meta.url))

describe('foyer mcp beside a running server', () => {
  let settings: Record<string, string>
  let server: Foyer
  let key: string

  before(async () => {
    settings = { FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-mcp-'), PORT: await freePort() }
    const demo = await startDemo(settings)
    server = demo
    key = demo.key
  })

  after(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(settings.FOYER_DATA_DIR!, { recursive: true, force: true })
  })

  async function connect(
    t: TestContext,
    {
      parameters = [],
      env,
      ...options
    }: { parameters?: string[]; env?: Record<string, string> } & ClientOptions = {},
  ) {
    const client = new Client({ name: 'test', version: '1' }, options)
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [command, 'mcp', ...parameters],
      env: {
        PATH: process.env.PATH!,
        FOYER_URL: `http://127.0.0.1:${settings.PORT}`,
        FOYER_API_KEY: key,
        ...env,
      },
      stderr: 'pipe',
    })
    t.after(() => client.close())
    await client.connect(transport)
    const call = async (name: string, given: Record<string, unknown> = {}) => {
      const { content, isError = false } = await client.callTool({ name, arguments: given })
      const [first] = content
      assert.ok(first?.type === 'text')
      return { failed: isError, answer: JSON.parse(first.text) }
    }
    return { client, call }
  }

  for (const mode of ['legacy', { pin: '2026-07-28' }] as const)
    test(`a client works over standard input and output (${JSON.stringify(mode)})`, async (t) => {
      const { client, call } = await connect(t, { versionNegotiation: { mode } })
      const { tools } = await client.listTools()
      assert.ok(tools.length > 200)
      const gaps = await call('list_knowledge_gaps', { status: 'open' })
      assert.ok(gaps.answer.data.length > 0)
      const edit = { slug: 'front-desk', name: 'Reception' }
      assert.equal((await call('update_agent', { ...edit, dry_run: true })).answer.name, 'Reception')
      assert.notEqual((await call('get_agent', { slug: 'front-desk' })).answer.name, 'Reception')
      const [resource] = (await client.readResource({ uri: 'foyer://agents/front-desk/flow' })).contents
      assert.ok(resource && 'text' in resource && JSON.parse(resource.text).object === 'flow')
      const many = await Promise.all(Array.from({ length: 10 }, () => call('list_agents')))
      assert.ok(many.every(({ failed }) => !failed))
      await assert.rejects(client.callTool({ name: 'nothing' }), /There is no tool nothing/)
    })

  test('with --groups, only their tools are listed', async (t) => {
    const { client } = await connect(t, { parameters: ['--groups', 'knowledge_gaps'] })
    const names = (await client.listTools()).tools.map(({ name }) => name)
    assert.ok(names.includes('list_knowledge_gaps') && !names.includes('list_agents'))
  })

  test('with --agent, a visitor talks to it without a key', async (t) => {
    const { call: asOwner } = await connect(t)
    const { public_id } = (await asOwner('get_agent', { slug: 'front-desk' })).answer
    const { call } = await connect(t, { parameters: ['--agent', public_id], env: { FOYER_API_KEY: '' } })
    const { token } = (await call('start_conversation', { locale: 'en' })).answer
    const { failed, answer } = await call('send_message', { token, text: 'Hello' })
    assert.deepEqual([failed, answer.object], [false, 'visit_turn'])
  })

  test('a wrong key, a wrong group and a server that is away are said where the client shows it', async (t) => {
    await assert.rejects(
      connect(t, { env: { FOYER_API_KEY: 'sk_wrong' } }),
      /malformed, unknown, expired or revoked/,
    )
    await assert.rejects(connect(t, { parameters: ['--groups', 'all'] }), /groups must be some of/)
    const nowhere = `http://127.0.0.1:${await freePort()}`
    await assert.rejects(connect(t, { env: { FOYER_URL: nowhere } }), /cannot be reached .+ set FOYER_URL/)
  })
})

test('foyer mcp ends with its input, and answers what is no message', async () => {
  const { code, stdout } = await runFoyer(
    ['mcp'],
    { FOYER_API_KEY: 'sk_x', FOYER_URL: 'http://127.0.0.1:1' },
    'hello\n\n',
  )
  assert.equal(code, 0)
  assert.deepEqual(JSON.parse(stdout), {
    jsonrpc: '2.0',
    id: null,
    error: { code: -32_000, message: 'This line is not a JSON-RPC message.' },
  })
})

test('foyer mcp without a key says what to set, and does not repeat a wrong one', async () => {
  const without = await runFoyer(['mcp'])
  assert.deepEqual([without.code, without.stdout], [2, ''])
  assert.match(without.stderr, /Set FOYER_API_KEY to an API key, or pass --agent/)
  const wrong = await runFoyer(['mcp'], { FOYER_API_KEY: 'Bearer sk_horse' })
  assert.equal(wrong.code, 1)
  assert.match(wrong.stderr, /^foyer: FOYER_API_KEY is not well-formed/)
  assert.ok(!wrong.stderr.includes('horse'))
  assert.equal((await runFoyer(['mcp', '--agent', 'ag_x', '--groups', 'agents'])).code, 2)
})
