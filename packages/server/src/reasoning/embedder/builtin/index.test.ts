import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadBuiltinEmbedder } from './index.ts'

const embedder = loadBuiltinEmbedder()

const likeness = (one: string, other: string) =>
  embedder.vectorOf(one).reduce((sum, value, at) => sum + value * embedder.vectorOf(other)[at]!, 0)

test('every text becomes a unit vector, one without words zeros', async () => {
  const [some, none] = await embedder.embed(['How do I cancel my contract?', '… !'])
  assert.equal(some!.length, embedder.dimensions)
  assert.ok(Math.abs(Math.hypot(...some!) - 1) < 1e-5)
  assert.deepEqual([...none!], Array(128).fill(0))
})

test('what means the same in other words is nearer than what shares its words', () => {
  const asked = 'How do I reset my password?'
  assert.ok(likeness(asked, 'Change your login credentials') > likeness(asked, 'How do I book my room?'))
})

test('case, accents and marks do not matter', () => {
  assert.ok(likeness('Café Zürich', 'cafe zurich!') > 0.999)
  assert.ok(likeness('Große Straße', 'grosse strasse') > 0.999)
})

test('a word that nobody has seen is known by its letters', () => {
  assert.ok(likeness('unsubscribeable', 'unsubscribe') > likeness('unsubscribeable', 'invoice') + 0.2)
})

test('a text is the sum of its tokens, whose vectors are the ones told', () => {
  const tokens = embedder.embedWords('Opening hours, opening!')
  assert.deepEqual(
    tokens.map(({ text }) => text),
    ['opening', 'hours', 'opening'],
  )
  const sum = new Float32Array(embedder.dimensions)
  for (const { vector } of tokens) for (let at = 0; at < sum.length; at++) sum[at]! += vector[at]!
  const length = Math.hypot(...sum)
  const whole = embedder.vectorOf('Opening hours, opening!')
  for (let at = 0; at < sum.length; at++) assert.ok(Math.abs(whole[at]! - sum[at]! / length) < 1e-5)
})

test('the stored vectors stay what they are: those of known texts do not drift', () => {
  // Stored vectors carry the embedder's id; a change here needs another id.
  const told = (text: string) => [...embedder.vectorOf(text).slice(0, 3)].map((value) => value.toFixed(4))
  assert.deepEqual(told('opening hours'), ['0.0505', '-0.0092', '-0.0233'])
  assert.deepEqual(told('xyzzy'), ['0.0107', '0.0834', '-0.1133'])
})

test('German means what its English words mean', () => {
  const asked = 'Wie lange habt ihr abends offen?'
  assert.ok(likeness(asked, 'Öffnungszeiten') > likeness(asked, 'Stornierung und Rückgabe') + 0.1)
  assert.ok(likeness('Wo kann ich parken?', 'Where can I park?') > 0.5)
})

test('a word of both languages means what it means in the language of the text', () => {
  const german = 'Ich brauche ein neues Handy für die Arbeit'
  assert.ok(likeness(german, 'mobile phone') > likeness(german, 'useful and practical'))
})
