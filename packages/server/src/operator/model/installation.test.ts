import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readConfig } from '../../config.ts'
import { reembed } from '../../knowledge/reembedding/reembed.ts'
import { createUsageTally } from '../../organization/index.ts'
import { createOutbound } from '../../platform/outbound/request.ts'
import { createReasoners, currentEmbedder } from '../../reasoning/index.ts'
import { newOrganization, sharedDatabase, startService, testSecrets } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { startProvider } from '../../testing/provider.ts'
import { openInstallation } from './installation.ts'
import { writeModelFile } from './model_file.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-model-'))
after(() => rmSync(folder, { recursive: true, force: true }))
let count = 0

/** A data directory with a file, and what is set there. */
function installed(environment: Record<string, string> = {}) {
  count += 1
  const directory = join(folder, String(count))
  const path = join(directory, 'model.json')
  const config = readConfig({ ...environment, FOYER_DATA_DIR: directory })
  const told: string[] = []
  return {
    directory,
    path,
    told,
    set: (variables: Record<string, string>) => writeModelFile(path, directory, variables),
    open: () => openInstallation(config, (problem) => told.push(problem)),
  }
}

const ollama = { FOYER_MODEL_PROVIDER: 'ollama', FOYER_MODEL: 'qwen3:8b' }
const openai = { FOYER_MODEL_PROVIDER: 'openai', FOYER_MODEL: 'small', FOYER_MODEL_KEY: 'sk-very-secret' }

test('a model that is set in model.json answers from then on, without a restart, and none does when it is removed', async () => {
  const { set, open } = installed()
  const installation = open()
  const outbound = createOutbound({ allow: [], resolve: async () => [] })
  const usage = createUsageTally(() => new Date())
  const reasoners = createReasoners({
    secrets: testSecrets,
    outbound,
    installation: installation.model,
    usage,
  })
  const service = await startService(
    { database: await sharedDatabase(), outbound, installationModel: installation.model },
    { reasoners },
  )
  after(() => service.app.close())
  const api = await newOrganization(service)
  const seen = async () => {
    const { body } = await api.get('/organization/model')
    const reasoner = await reasoners.of(service.database.tenant(api.organization.id), api.organization)
    return [body.provider, body.model, body.support, body.key_set, reasoner.name]
  }
  assert.deepEqual(await seen(), ['builtin', undefined, undefined, false, 'builtin'])
  await set({ ...ollama, FOYER_MODEL_SUPPORT: 'off' })
  assert.deepEqual(await seen(), ['ollama', 'qwen3:8b', 'off', false, 'ollama/qwen3:8b'])
  await set(openai)
  assert.deepEqual(await seen(), ['openai', 'small', 'after', true, 'openai/small'])
  assert.ok(!(await api.get('/organization/model')).text.includes('secret'))
  await set({})
  assert.deepEqual(await seen(), ['builtin', undefined, undefined, false, 'builtin'])
})

test('other embeddings that are set in model.json are used without a restart: by words at once, by meaning after the sweep', async () => {
  const { set, open } = installed()
  const provider = await startProvider('small', [['workshops', 'seminars']])
  const embedder = currentEmbedder(open().embedder, (settings) => {
    assert.deepEqual(settings, provider.settings)
    return provider.embedder
  })
  const service = await startService({ database: await sharedDatabase() }, { embedder })
  after(() => service.app.close())
  const api = await newOrganization(service)
  const text = 'Workshops take place in Hamburg.'
  await api.post('/knowledge_sources', { kind: 'text', title: 'Offer', text })
  await runJobs(api)
  const finds = async (query: string) =>
    (await api.post('/knowledge/search', { query })).body.data.map((found: { text: string }) => found.text)
  const byMeaning = 'Which city hosts your seminars?'
  const { url, model, dimensions } = provider.settings
  await set({
    FOYER_EMBEDDER_URL: url,
    FOYER_EMBEDDER_MODEL: model,
    FOYER_EMBEDDER_DIMENSIONS: String(dimensions),
  })
  assert.deepEqual(await finds('Where do the workshops take place?'), [text])
  assert.deepEqual(await finds(byMeaning), [])
  await service.database.tenant(api.organization.id).transaction((db) => db.enqueue(reembed, {}))
  await runJobs(api)
  assert.deepEqual(await finds(byMeaning), [text])
  await set({})
  assert.deepEqual(await finds('Where do the workshops take place?'), [text])
})

test('what the environment names holds, and the file is passed over', async () => {
  const { set, open } = installed({ ...openai, FOYER_MODEL_SUPPORT: 'before' })
  await set({ ...ollama, FOYER_MODEL_URL: 'http://10.0.0.5:11434', FOYER_MODEL_SUPPORT: 'off' })
  const setting = open().model.setting()!
  assert.deepEqual([setting.provider, setting.base_url, setting.support], ['openai', null, 'before'])
})

test('a file that is wrong keeps a server from starting; one that runs goes on as before, and says so once', async () => {
  const { set, open, path, told } = installed()
  await set(ollama)
  const { model } = open()
  for (const [wrong, words] of [
    ['{"FOYER_MODEL_PROVIDER": "openai", "FOYER_MODEL_KEY": "sk-very-secret"', /is not a JSON object/],
    ['{"FOYER_MODEL_PROVIDER": "azure"}', /FOYER_MODEL_PROVIDER is "azure": it must be one of/],
    ['{"OPENAI_API_KEY": "sk-very-secret"}', /has "OPENAI_API_KEY", which is not a setting of models/],
    ['{"FOYER_MODEL": {"sk-very-secret": 1}}', /has no text under FOYER_MODEL/],
  ] as const) {
    writeFileSync(path, wrong)
    const before = told.length
    for (let asked = 0; asked < 3; asked += 1) assert.equal(model.setting()!.model, 'qwen3:8b')
    assert.equal(told.length, before + 1)
    assert.match(told.at(-1)!, words)
    assert.throws(open, words)
  }
  assert.ok(!told.join().includes('secret'))
  await set(openai)
  assert.equal(model.setting()!.model, 'small')
})

test('R10 its owner alone may read the file, and nothing is left beside it', async () => {
  const { set, directory, path } = installed()
  await set(openai)
  assert.equal(statSync(path).mode & 0o777, 0o600)
  assert.deepEqual(readdirSync(directory), ['model.json'])
  await set({})
  assert.deepEqual(readdirSync(directory), [])
})
