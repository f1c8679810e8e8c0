import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { after, test } from 'node:test'
import { startModelProvider } from '../../server/src/testing/model_provider/start.ts'
import { startReceiver } from '../../server/src/testing/receiver.ts'
import { runHere } from './testing/foyer.ts'

/** Against servers of models that stand here for the operator's own. */

const folder = mkdtempSync('/tmp/foyer-cli-model-')
after(() => rmSync(folder, { recursive: true, force: true }))
let count = 0

/** A data directory that is not there yet: models are set before the first start, too. */
function installation(environment: Record<string, string> = {}) {
  count += 1
  const directory = join(folder, String(count))
  const file = join(directory, 'model.json')
  return {
    file,
    stored: () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
    async foyer(line: string, { input = '' as string | PassThrough, ...more }: Given = {}) {
      const settings = { FOYER_DATA_DIR: directory, OLLAMA_HOST: nobody, ...environment, ...more.settings }
      return runHere(['model', ...line.split(' ').filter(Boolean)], settings, input)
    },
  }
}

interface Given {
  input?: string | PassThrough
  settings?: Record<string, string>
}

const nobody = '127.0.0.1:1'

/** A provider that lists models, chats and embeds. */
async function startServer(names: string[]) {
  const chat = await startModelProvider({ protocol: 'openai', script: () => ({ say: 'Hello.' }) })
  const server = await startReceiver(async ({ path, method, body, headers }, response) => {
    if (path === '/v1/models') return response.end(JSON.stringify({ data: names.map((id) => ({ id })) }))
    if (path === '/v1/embeddings')
      return response.end(JSON.stringify({ data: [{ index: 0, embedding: [0.6, 0.8, 0] }] }))
    if (method === 'GET') return response.writeHead(404).end()
    const { authorization = '' } = headers
    const answer = await fetch(`${chat.url}/chat/completions`, {
      method,
      body,
      headers: { authorization, 'content-type': 'application/json' },
    })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  return {
    host: server.host,
    url: `http://${server.host}/v1`,
    asked: chat.requests,
    received: server.received,
  }
}

test('it finds the servers of this machine with their models, and says how to use one', async () => {
  const { host, url } = await startServer(['qwen3:8b', 'nomic-embed-text:latest'])
  const { foyer } = installation()
  const { code, stdout, stderr } = await foyer('--json', { settings: { OLLAMA_HOST: host } })
  assert.equal(code, 0, stderr)
  const { installed, servers } = JSON.parse(stdout)
  assert.deepEqual(installed, [])
  const ollama = servers.find((server: { name: string }) => server.name === 'Ollama')
  assert.deepEqual(ollama, {
    name: 'Ollama',
    url,
    models: [
      { name: 'nomic-embed-text:latest', kind: 'embeddings' },
      { name: 'qwen3:8b', kind: 'chat' },
    ],
  })
  assert.match(stderr, /^No language model is set\. To use one of this machine: foyer model use \S+$/m)
  const shown = await foyer('', { settings: { OLLAMA_HOST: host } })
  assert.match(shown.stdout, /^qwen3:8b +chat +Ollama +http/m)
})

test('a model of this machine is tested and set by its name alone, and removed again', async () => {
  const { host, url } = await startServer(['qwen3:8b'])
  const { foyer, stored, file } = installation({ OLLAMA_HOST: host })
  const { code, stdout, stderr } = await foyer('use qwen3:8b --context-tokens 8000')
  assert.equal(code, 0, stderr)
  assert.match(stdout, /^chat: qwen3:8b \(ollama\) works\.$/m)
  assert.match(stdout, /It is a small model\./)
  assert.match(stderr, /A running server uses it from the next message on/)
  const { FOYER_MODEL_NATIVE_TOOLS: _, ...set } = stored()
  assert.deepEqual(set, {
    FOYER_MODEL_PROVIDER: 'ollama',
    FOYER_MODEL: 'qwen3:8b',
    FOYER_MODEL_URL: url,
    FOYER_MODEL_CONTEXT_TOKENS: '8000',
  })
  assert.equal(statSync(file).mode & 0o777, 0o600)
  const tested = await foyer('test')
  assert.deepEqual([tested.code, /^chat: qwen3:8b/m.test(tested.stdout)], [0, true])
  assert.match((await foyer('')).stdout, /^chat +qwen3:8b +ollama +- +model\.json$/m)
  assert.equal((await foyer('remove')).code, 0)
  assert.equal((await foyer('remove')).code, 1)
  const none = await foyer('test')
  assert.deepEqual([none.code, none.stdout.trim()], [1, ''])
})

test('embeddings are set with the length of their vectors, and nothing else is changed', async () => {
  const { url } = await startServer([])
  const { foyer, stored } = installation()
  await foyer(`use small --url ${url}`)
  const { code, stdout, stderr } = await foyer(`use nomic-embed-text --embeddings --url ${url}`)
  assert.equal(code, 0, stderr)
  assert.match(stdout, /3 dimensions/)
  assert.match(stderr, /Within two minutes, background work begins to compute the new vectors/)
  assert.deepEqual(
    [stored().FOYER_EMBEDDER_MODEL, stored().FOYER_EMBEDDER_DIMENSIONS, stored().FOYER_MODEL],
    ['nomic-embed-text', '3', 'small'],
  )
  assert.equal((await foyer('remove --embeddings')).code, 0)
  assert.deepEqual([stored().FOYER_EMBEDDER_URL, stored().FOYER_MODEL], [undefined, 'small'])
})

test('R10 a key is typed without an echo, read from standard input or from a variable, and shown nowhere', async () => {
  const { url, asked } = await startServer([])
  const { foyer, stored } = installation()
  const use = `use small --provider openai --url ${url}`
  const keyOf = () => asked.at(-1)?.headers.authorization

  const terminal = Object.assign(new PassThrough(), { isTTY: true })
  terminal.write('sk-typed\r')
  const typed = await foyer(use, { input: terminal })
  assert.deepEqual([typed.code, keyOf(), stored().FOYER_MODEL_KEY], [0, 'Bearer sk-typed', 'sk-typed'])
  assert.match(typed.stderr, /^API key for openai: $/m)

  const piped = await foyer(use, { input: 'sk-piped\n' })
  assert.deepEqual([keyOf(), stored().FOYER_MODEL_KEY], ['Bearer sk-piped', 'sk-piped'])
  const named = await foyer(`${use} --key-from OPENAI_API_KEY --json`, {
    settings: { OPENAI_API_KEY: 'sk-named' },
  })
  assert.equal(keyOf(), 'Bearer sk-named')
  const kept = await foyer(`use large --provider openai --url ${url}`)
  assert.deepEqual([kept.code, keyOf(), stored().FOYER_MODEL], [0, 'Bearer sk-named', 'large'])
  const shown = await foyer('')
  for (const { stdout, stderr } of [typed, piped, named, kept, shown])
    assert.doesNotMatch(`${stdout}${stderr}`, /sk-/)
})

test('a model that does not answer is not set, unless it is to be set anyway', async () => {
  const { foyer, stored, file } = installation()
  const away = `use small --url http://${nobody}/v1`
  const { code, stdout, stderr } = await foyer(away)
  assert.deepEqual([code, stderr.trim()], [1, 'It is not set.'])
  assert.match(stdout, /does not work\.\n {2}The provider did not answer/)
  assert.throws(() => statSync(file), /ENOENT/)
  assert.equal((await foyer(`${away} --anyway`)).code, 1)
  assert.equal(stored().FOYER_MODEL, 'small')
  const { foyer: elsewhere } = installation()
  assert.equal((await elsewhere(`${away} --embeddings --anyway`)).code, 1)
})

test('a second model is set beside a first one, and goes with it', async () => {
  const { url } = await startServer([])
  const { foyer, stored, file } = installation()
  const second = `use large --fallback --url ${url}`
  assert.match((await foyer(second)).stderr, /Set a model first/)
  await foyer(`use small --url ${url}`)
  const { code, stderr } = await foyer(`${second} --prices input=1,output=4,currency=EUR`)
  assert.equal(code, 0, stderr)
  assert.equal(stored().FOYER_MODEL_FALLBACK, 'large')
  assert.match((await foyer('test')).stdout, /^fallback: large/m)
  await foyer('remove')
  assert.throws(() => statSync(file), /ENOENT/)
})

test('what is wrong is refused in one line by the words of the command line', async () => {
  const { foyer } = installation()
  for (const [line, code, words] of [
    ['use qwen3:8b', 1, /No server .* For a model elsewhere, add --provider/],
    ['use x --provider azure', 1, /--provider is "azure": it must be one of openai,/],
    ['use x --provider openai_compatible', 1, /needs --url/],
    ['use x --url ftp://models.example', 1, /--url is not an address that can be called/],
    ['use x --url http://127.0.0.1:1/v1 --prices free', 1, /--prices is "free": it must be what/],
    ['use x --url http://127.0.0.1:1/v1 --context-tokens 7', 1, /--context-tokens is "7"/],
    ['use x --provider anthropic --embeddings', 1, /Anthropic has no embeddings/],
    ['use x --provider openai', 2, /openai needs an API key: type it/],
    ['use x --provider openai --key-from NOTHING', 2, /--key-from names NOTHING, which is not set/],
    ['use x --embeddings --fallback', 2, /not with both/],
    ['use', 2, /Missing <model>/],
    ['usee', 2, /no command "model usee"\. Did you mean use\?/],
  ] as const) {
    const ended = await foyer(line)
    assert.deepEqual([ended.code, ended.stdout], [code, ''], line)
    assert.match(ended.stderr, words)
    assert.equal(ended.stderr.trim().split('\n').length, 1, ended.stderr)
  }
})

test('where the environment names a model, whoever sets another one is told', async () => {
  const { url } = await startServer([])
  const environment = { FOYER_MODEL_PROVIDER: 'ollama', FOYER_MODEL: 'other' }
  const { foyer } = installation(environment)
  const { stderr } = await foyer(`use small --url ${url}`)
  assert.match(stderr, /But FOYER_MODEL_PROVIDER is set here, and the environment has precedence/)
  assert.match((await foyer('')).stdout, /^chat +other +ollama +- +environment$/m)
})
