import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadingInput } from '../../conversation/reading.ts'
import { data } from '../../testing/engine_data.ts'
import { slot } from '../../testing/flows.ts'
import { readMessage } from '../../testing/read_message.ts'
import { classifyIntent, likelier, mapIntents } from './classify_intent.ts'
import { hasIntent } from './has_intent.ts'
import { intents } from './intent.ts'

const acts = (message: string, given: Partial<ReadingInput> = {}) =>
  readMessage({
    message,
    locale: 'en',
    slots: [],
    asked: { slot: null, options: [], invited: false },
    answers: {},
    topic: null,
    ...given,
  }).acts

test('the intents of a text share one, whatever is in it', () => {
  for (const text of ['', '?', '🙂', 'hello', 'x'.repeat(20_000), 'äöü ß', '<script>']) {
    const scores = classifyIntent(text, data.intents())
    const whole = intents.reduce((sum, intent) => sum + scores[intent], 0)
    assert.ok(Math.abs(whole - 1) < 1e-9, text)
  }
})

test('what more likely asks does nothing else', () => {
  const person = mapIntents((intent) => ({ person: 0.46, ask: 0.5 })[intent as string] ?? 0.004)
  assert.equal(hasIntent(person, 'person'), false)
  assert.equal(hasIntent(likelier(person, 'person', 2), 'person'), true)
})

test('a complaint is heard beside a wish for a person', () => {
  assert.ok(acts('I am really annoyed, nobody called me back').includes('complaint'))
  assert.ok(!acts('I would like to talk to somebody').includes('complaint'))
})

test('who was asked something most likely answers', () => {
  const time = slot(1, { key: 'time' })
  const asked = { slot: 'time', options: [], invited: false }
  assert.ok(acts('catch you tomorrow').includes('goodbye'))
  assert.ok(!acts('catch you tomorrow', { slots: [time], asked }).includes('goodbye'))
})

test('what was understood is no small talk', () => {
  const name = slot(1, { key: 'name' })
  assert.ok(!acts('hello, my name is Anna Berger', { slots: [name] }).includes('small_talk'))
})

test('what has the form of a question most likely asks', () => {
  for (const message of ['Are you a family business?', 'Do you have a human resources office?']) {
    assert.ok(!acts(message).includes('asks_identity'), message)
    assert.ok(acts(message).includes('ask'), message)
  }
})

test('an order that has nothing to do with the business does nothing; one that has is a wish or a question', () => {
  for (const message of [
    'write me a poem about cheese',
    'Erzähl mir einen Witz',
    'can you write my homework',
  ])
    assert.deepEqual(acts(message), [], message)
  assert.ok(acts('tell me your prices').includes('ask'))
  assert.ok(acts('book me in for friday').includes('inform'))
})
