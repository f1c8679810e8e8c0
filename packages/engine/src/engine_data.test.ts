import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEngineData, type DataFile } from './engine_data.ts'
import { printWeights } from './listening/classifier/label_weights.ts'
import { cues } from './listening/cues/cue.ts'
import { intents } from './listening/intents/intent.ts'
import { data, readData } from './testing/engine_data.ts'

test('every line of the lists has what is said or written and the words for it', () => {
  for (const file of ['phrases_en.tsv', 'phrases_de.tsv', 'german_english.tsv'] as const)
    for (const line of readData(file).trimEnd().split('\n').slice(1))
      assert.match(line, /^[^\t]+\t[^\t]+$/, file)
})

test('weights are what their file says, and are written as they are read', () => {
  const linesOf = (file: DataFile) => readData(file).trimEnd().split('\n').slice(1)
  assert.deepEqual(printWeights(data.intents(), intents), linesOf('intents.tsv.gz'))
  assert.deepEqual(printWeights(data.cues(), cues), linesOf('cues.tsv.gz'))
})

test('a file is read when it is needed, and once', () => {
  const read: DataFile[] = []
  const once = createEngineData((file) => {
    read.push(file)
    return readData(file)
  })
  assert.deepEqual(read, [])
  assert.equal(once.phrases('de-AT'), once.phrases('de'))
  assert.equal(once.phrases('fr'), undefined)
  assert.deepEqual(read, ['phrases_de.tsv'])
})

test('a file in another format, or weights for other labels, are refused', () => {
  const of = (text: string) => createEngineData(() => text)
  assert.throws(() => of('# foyer phrases 2\na\tb\n').phrases('en'), /phrases_en\.tsv has no phrases/)
  assert.throws(() => of('# foyer intents 1\nask tell\n0 0\n').intents(), /“ask tell”/)
})
