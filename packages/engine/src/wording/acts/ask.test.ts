import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotDefinition } from '../../flow/definition.ts'
import { slot } from '../../testing/flows.ts'
import { sentenceHashes } from '../sentence_hash.ts'
import { inputFor } from '../testing/inputs.ts'
import { wordPlan } from '../word_plan.ts'

function asked(
  overrides: Partial<SlotDefinition>,
  locale = 'en',
  { attempt = 2, said = [] as string[] } = {},
): string {
  const one = slot(1, { key: 'topping', title: 'Topping', data_type: 'enum', ...overrides })
  const input = inputFor([{ act: 'ask', slot: one.key, attempt, skippable: false }], { locale, said })
  const phases = input.flow.phases.map((phase, at) => (at === 0 ? { ...phase, slots: [one] } : phase))
  return wordPlan({ ...input, flow: { ...input.flow, phases } }).text
}

const options = (count: number) => Array.from({ length: count }, (_, at) => `option${at + 1}`)

test('up to six options are named, and more are not', () => {
  assert.match(asked({ enum_values: options(6) }), /option1.*option6\?$/)
  const many = asked({ enum_values: options(7) })
  assert.doesNotMatch(many, /option/)
  assert.match(many, /\?$/)
})

test('options that would make a sentence long are not named', () => {
  const enum_labels = { option1: 'very '.repeat(40), option2: 'Short' }
  assert.match(asked({ enum_values: options(2), enum_labels }), /^.{5,140}\?$/)
})

test('an option that asks something itself does not take the place of the question, which is put again in other words', () => {
  const enum_labels = { option1: 'Why not?', option2: 'Who knows?' }
  const text = asked({ enum_values: options(2), enum_labels })
  assert.doesNotMatch(text, /Why not/)
  assert.match(text, /\?$/)
  const said = sentenceHashes(`${text} One thing. Two things. Three of them.`)
  assert.notEqual(asked({ enum_values: options(2), enum_labels }, 'en', { said }), text)
})

test('what the owner’s title says in another language is asked for by the meaning of its key', () => {
  const text = asked({ key: 'budget', title: 'Money to spend', data_type: 'string' }, 'de')
  assert.doesNotMatch(text, /Money/)
  assert.match(text, /\?$/)
})

const band: Partial<SlotDefinition> = { data_type: 'band', enum_values: ['s', 'm', 'l'] }
const company = 'How many people work at the visitor’s company.'
const atFirst = { attempt: 1 }

test('a title that may mean many things is asked for by its own words', () => {
  for (const [title, key, locale] of [
    ['Size', 'size', 'en'],
    ['Size', 'frame_size', 'en'],
    ['Größe', 'groesse', 'de'],
    ['Days', 'days', 'en'],
    ['Meeting', 'meeting', 'en'],
    ['Category', 'category', 'en'],
    ['Booking', 'booking_reference', 'en'],
    ['Number of people', 'headcount', 'en'],
  ] as const)
    assert.ok(asked({ ...band, key, title }, locale, atFirst).includes(title), title)
  const card = asked({ key: 'message', title: 'Message', data_type: 'string' }, 'en', atFirst)
  assert.equal(card, 'Message?')
})

test('it is asked for as usual where its key or description says what is meant', () => {
  for (const overrides of [
    { key: 'company_size', title: 'Size' },
    { key: 'size', title: 'Size', description: company },
    { key: 'size', title: 'Team size' },
    { key: 'size', title: null, description: company },
  ])
    assert.match(asked({ ...band, ...overrides }, 'en', atFirst), /\b(?:company|with you|are you)\b.*\?$/)
  const team = { key: 'message', title: 'Nachricht', description: 'Was das Team wissen soll.' }
  assert.match(asked({ ...team, data_type: 'string' }, 'de', atFirst), /Team/)
})

test('a budget in a currency is a budget', () => {
  const text = asked({ key: 'budget', title: 'Budget (CHF)', data_type: 'string' }, 'en', atFirst)
  assert.match(text, /^[^“]*budget[^“]*\?$/i)
})

test('the owner’s yes-or-no question keeps its meaning, whatever its key', () => {
  const text = asked({ key: 'returning', title: 'Are you returning an item?', data_type: 'boolean' })
  assert.match(text, /Are you returning an item, yes or no\?$/)
})

test('the owner’s question is asked as it stands, and put again as a question', () => {
  const own = { key: 'why', title: 'Why us?', data_type: 'string' } as const
  assert.equal(asked(own, 'en', atFirst), 'Why us?')
  const text = asked({ key: 'number', title: 'What is your customer number?', data_type: 'string' })
  assert.match(text, /: what is your customer number\?$/)
})

test('a title that asks to be told something is put as a request', () => {
  const describe = { key: 'details', title: 'Describe it in a sentence or two', data_type: 'string' } as const
  assert.equal(asked(describe, 'en', atFirst), 'Could you describe it in a sentence or two?')
  const choose = { title: 'Wählen Sie eine Größe', enum_values: ['S', 'M', 'L'] }
  assert.equal(asked(choose, 'de'), 'Wählen Sie eine Größe, bitte: S, M oder L.')
})

test('an option stands in a German sentence as it is written there', () => {
  const enum_labels = { a: 'Konto', b: 'Privat-Umzug', c: 'Privat', d: 'Etwas anderes' }
  const text = asked({ title: 'Worum geht es?', enum_values: ['a', 'b', 'c', 'd'], enum_labels }, 'de')
  assert.match(text, /: Konto, Privat-Umzug, privat oder etwas anderes\?$/)
})

test('an age is neuter in German, and the keeper of a vehicle is not', () => {
  const title = (title: string) => asked({ key: 'x', title, data_type: 'string' }, 'de', atFirst)
  assert.equal(title('Alter'), 'Um welches Alter geht es?')
  assert.equal(title('Fahrzeughalter'), 'Fahrzeughalter?')
})

test('a name is asked for, and nobody is asked to name it', () => {
  for (const attempt of [1, 2]) {
    const text = asked({ key: 'patient', title: 'Name of the patient', data_type: 'string' }, 'en', {
      attempt,
    })
    assert.doesNotMatch(text, /you name of/)
    assert.match(text, /name of the patient\?$/i)
  }
})

test('a yes or a no is asked for as such', () => {
  assert.equal(asked({ key: 'lift', title: 'Lift', data_type: 'boolean' }, 'en', atFirst), 'Lift, yes or no?')
  const unsafe = { key: 'unsafe', title: 'Is anything unsafe right now', data_type: 'boolean' } as const
  assert.equal(asked(unsafe, 'en', atFirst), 'Is anything unsafe right now?')
})
