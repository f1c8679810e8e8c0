import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tempers } from '@foyer/contract/vocabulary'
import { slot } from '../testing/flows.ts'
import { createVisitor, type Persona, type VisitorMoment } from './simulated_visitor.ts'

const company = slot(1, { key: 'company' })
const budget = slot(2, {
  key: 'budget',
  data_type: 'band',
  enum_values: ['low', 'high'],
  enum_labels: { low: 'Little', high: 'Much' },
  translations: { de: { enum_labels: { high: 'Viel' } } },
})
const call = slot(3, { key: 'call', data_type: 'boolean' })
const email = slot(4, { key: 'email', data_type: 'email' })
const asking = (asked: VisitorMoment['asked']) => ({ asked })
const ending = { asked: undefined }

const jana: Persona = {
  goal: 'We need a new shop.',
  facts: { company: 'Nordlicht', budget: 'high', call: true, email: 'jana@nordlicht.example' },
  questions: ['What does it cost?'],
}

const talk = (persona: Persona, locale = 'en') => {
  const visitor = createVisitor(persona, locale)
  return [company, budget, call, email].map((slot) => visitor.next(asking(slot)))
}

test('a visitor says what brings them, asks what they want to know, and answers in their own words', () => {
  const visitor = createVisitor({ ...jana, temper: 'plain' }, 'de')
  assert.deepEqual(visitor.next(asking(company)), { text: 'We need a new shop.' })
  assert.deepEqual(visitor.next(asking(company)), { text: 'What does it cost?' })
  assert.deepEqual(visitor.next(asking(company)), { text: 'Nordlicht' })
  assert.deepEqual(visitor.next(asking(budget)), { text: 'Viel' })
  assert.match((visitor.next(asking(call)) as { text: string }).text, /^(Ja|Klar)/)
})

test('a visitor says the same again for the same seed, and every temper writes in another way', () => {
  assert.deepEqual(talk({ ...jana, temper: 'chatty' }), talk({ ...jana, temper: 'chatty' }))
  const written = tempers.map((temper) => JSON.stringify(talk({ ...jana, temper })))
  assert.equal(new Set(written).size, tempers.length, written.join('\n'))
  const [brief] = talk({ ...jana, temper: 'brief' })
  assert.deepEqual(brief, { text: 'We need a new shop' })
  const [hasty] = talk({ ...jana, temper: 'impatient' }) as [{ text: string }]
  assert.match(hasty.text, /^We need a new shop\. jana@nordlicht\.example\. /)
  const seeds = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(talk({ ...jana, temper: 'chatty', seed })))
  assert.ok(new Set(seeds).size > 1)
})

test('somebody brief taps a value', () => {
  const visitor = createVisitor({ facts: { budget: 'high' }, temper: 'brief' }, 'en')
  assert.deepEqual(visitor.next(asking(budget)), { slot: 'budget', values: ['high'] })
})

test('who is not understood twice gives up, and who has no answer says so', () => {
  const visitor = createVisitor({ facts: { company: 'Nordlicht' } }, 'en')
  const said = [1, 2, 3].map(() => (visitor.next(asking(company)) as { text: string }).text)
  assert.deepEqual(said.slice(0, 2), ['Nordlicht', 'Nordlicht'])
  assert.notEqual(said[2], 'Nordlicht')
  assert.match((visitor.next(asking(email)) as { text: string }).text, /know|say|idea/)
})

test('who has come only to ask says goodbye when asked', () => {
  const visitor = createVisitor({ questions: ['What?'] }, 'en')
  assert.deepEqual(visitor.next(asking(company)), { text: 'What?' })
  assert.match((visitor.next(asking(company)) as { text: string }).text, /all|nothing/)
})

test('a visitor asks everything before the end, says goodbye, and then nothing more', () => {
  const visitor = createVisitor({ questions: ['What?', 'Why?'], temper: 'digressing' }, 'en')
  assert.deepEqual(visitor.next(ending), { text: 'What?' })
  assert.deepEqual(visitor.next(ending), { text: 'Why?' })
  assert.ok(visitor.next(ending))
  assert.ok(visitor.next(ending))
  assert.equal(visitor.next(ending), null)
})
