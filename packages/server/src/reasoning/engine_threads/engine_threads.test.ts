import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { digestDocument, segment } from '@foyer/engine'
import { createEngineThreads } from './engine_threads.ts'

const threads = createEngineThreads()
after(() => threads.close())

const sentence = 'The audit costs 100 euros and takes three days. '
const documentOf = (characters: number) => ({
  title: 'Prices',
  language: 'en',
  blocks: [
    { kind: 'paragraph' as const, text: sentence.repeat(Math.ceil(characters / sentence.length)).trim() },
  ],
})
const contextOf = (organization: string) => ({
  title: 'Prices',
  language: 'en',
  organization,
  instructions: [],
})

async function digest(organization: string, characters: number) {
  const passages = await threads.segment(organization, documentOf(characters), { title: 'Prices' })
  return threads.digestDocument(passages, contextOf(organization))
}

test('R19 the serving thread goes on while 480 kB of repeated sentences are digested', async () => {
  let done = false
  const digesting = digest('Long', 480_000).finally(() => {
    done = true
  })
  let turns = 0
  for (; !done; turns++) await turn()
  assert.ok(turns > 100, `${turns} turns`)
  const expected = segment(documentOf(480_000), { title: 'Prices' })
  assert.deepEqual(await digesting, digestDocument(expected, contextOf('Long')))
})

test("R19 the long texts of one organization do not delay another's", async () => {
  // So that both threads have started: how long that takes says nothing about fairness.
  await Promise.all([digest('Long', 10_000), digest('Other', 10_000)])
  const order: string[] = []
  const note = (name: string) => () => order.push(name)
  const texts = [
    ...Array.from({ length: 6 }, () => digest('Long', 240_000).then(note('long'))),
    digest('Short', 10_000).then(note('short')),
  ]
  await Promise.all(texts)
  assert.ok(order.indexOf('short') < 3, order.join(' '))
})

test('what fails in a thread fails the work, and the thread goes on', async () => {
  const passages = segment(documentOf(10_000))
  const broken = passages.map((passage) => ({ ...passage, blocks: [{ kind: 'paragraph' }] }))
  await assert.rejects(threads.digestDocument(broken as never, contextOf('Broken')), TypeError)
  assert.ok((await threads.digestDocument(passages, contextOf('Broken'))).length > 0)
})
