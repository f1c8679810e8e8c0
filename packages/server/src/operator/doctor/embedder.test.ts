import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readModels } from '../../config.ts'
import { startReceiver } from '../../testing/receiver.ts'
import { checkEmbedder } from './embedder.ts'
import { settingLines } from './settings.ts'

const settingsOf = (host: string, dimensions = '2') => ({
  FOYER_EMBEDDER_URL: `http://${host}/v1`,
  FOYER_EMBEDDER_MODEL: 'small',
  FOYER_EMBEDDER_DIMENSIONS: dimensions,
  FOYER_EMBEDDER_KEY: 'secret-key',
})

test('doctor asks a provider of embeddings for one vector, and says what to do when there is none', async () => {
  assert.deepEqual(await checkEmbedder(readModels({}).embedder), [])
  const { host, received } = await startReceiver((_, response) =>
    response.end(JSON.stringify({ data: [{ index: 0, embedding: [1, 2] }] })),
  )
  const [well] = await checkEmbedder(readModels(settingsOf(host)).embedder)
  assert.deepEqual([well!.status, received.length], ['ok', 1])
  const [unwell] = await checkEmbedder(readModels(settingsOf(host, '3')).embedder)
  assert.deepEqual([unwell!.status, /set 2\.$/.test(unwell!.finding)], ['wrong', true])
  const [away] = await checkEmbedder(readModels(settingsOf('127.0.0.1:1')).embedder)
  assert.deepEqual([away!.status, /gave no answer/.test(away!.finding)], ['wrong', true])
})

test('R10 doctor shows which embedder is set, and not its key', () => {
  const shown = new Map(settingLines(settingsOf('10.0.0.5:8080')).map(({ name, value }) => [name, value]))
  assert.equal(shown.get('FOYER_EMBEDDER_URL'), 'http://10.0.0.5:8080/v1')
  assert.equal(shown.get('FOYER_EMBEDDER_KEY'), '***')
  const unset = settingLines({}).find(({ name }) => name === 'FOYER_EMBEDDER_KEY')
  assert.equal(unset!.value, 'no key')
})

test('R10 doctor shows neither the key of this machine nor the token of the metrics', () => {
  const secrets = { FOYER_API_KEY: 'sk_horse', FOYER_METRICS_TOKEN: 'correct-horse-battery' }
  assert.ok(!JSON.stringify(settingLines(secrets)).includes('horse'))
})
