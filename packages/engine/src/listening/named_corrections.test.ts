import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotValue } from '../prompts/live_values.ts'
import { slot } from '../testing/flows.ts'
import { readMessage } from '../testing/read_message.ts'

const labels = { dental: 'Dental cleaning', ultrasound: 'Ultrasound', other: 'Something else' }
const german = { dental: 'Zahnsanierung', ultrasound: 'Ultraschall', other: 'Etwas anderes' }
const slots = [
  slot(1, {
    key: 'service',
    title: 'Booking',
    data_type: 'enum',
    enum_values: Object.keys(labels),
    enum_labels: labels,
    translations: { de: { title: 'Buchung', enum_labels: german } },
  }),
  slot(2, { key: 'when', title: 'Preferred time', translations: { de: { title: 'Wunschtermin' } } }),
  slot(3, {
    key: 'people',
    title: 'Number of people',
    translations: { de: { title: 'Anzahl der Personen' } },
  }),
  slot(4, { key: 'full_name', title: 'Name' }),
  slot(5, { key: 'organization_name', title: 'Company' }),
  slot(6, { key: 'problem', title: 'Problem' }),
]

function heard(message: string, answers: Record<string, SlotValue>, locale = 'en') {
  const asked = { slot: null, options: [], invited: true }
  const { captures, ...rest } = readMessage({ message, locale, slots, asked, answers, topic: null })
  for (const { quote } of captures) assert.ok(message.includes(quote), message)
  return { ...rest, values: Object.fromEntries(captures.map(({ slot, value }) => [slot, value])) }
}

test('a correction goes to the slot that it names', () => {
  for (const [message, answers, values, locale] of [
    ['name is wrong its Priya Nair. and thanks', { full_name: 'Tho' }, { full_name: 'Priya Nair' }],
    [
      'company is wrong, its Hartwell Joinery',
      { organization_name: 'the manager' },
      { organization_name: 'Hartwell Joinery' },
    ],
    [
      'company is Hartwell Joinery btw',
      { organization_name: 'the manager' },
      { organization_name: 'Hartwell Joinery' },
    ],
    ['the booking should be ultrasound', { service: 'dental' }, { service: 'ultrasound' }],
    [
      'mein Name ist nur Jonas Berger, ohne nochmal',
      { full_name: 'nochmal: Jonas Berger' },
      { full_name: 'Jonas Berger' },
      'de',
    ],
    [
      'der Termin soll nächste Woche Donnerstag sein',
      { when: 'Montag' },
      { when: 'nächste Woche Donnerstag' },
      'de',
    ],
    [
      'preferred time is wrong! tuesday or wednesday next week',
      { when: 'not tuesday' },
      { when: 'tuesday or wednesday next week' },
    ],
  ] as const) {
    const { acts, values: found, questions } = heard(message, answers, locale)
    assert.deepEqual(found, values, message)
    assert.ok(acts.includes('correct') && !acts.includes('goodbye') && !acts.includes('cancel'), message)
    assert.deepEqual(questions, [], message)
  }
})

test('what no option holds is something else, where an option stands for it', () => {
  const answers = { service: 'dental' }
  assert.deepEqual(heard('die Buchung bitte ändern: Katzenimpfung', answers, 'de').values, {
    service: 'other',
  })
  assert.deepEqual(heard('nein falsch!! keine Zahnsanierung, IMPFEN', answers, 'de').values, {
    service: 'other',
  })
  assert.deepEqual(heard('no dental cleaning please, a vaccination', { service: 'ultrasound' }).values, {})
  assert.deepEqual(heard('no, dental cleaning and a vaccination', answers).values, {})
  assert.deepEqual(heard('nein, keine Zahnsanierung', answers, 'de').values, {})
  assert.deepEqual(heard('we have no dental cleaning at home', answers).values, {})
})

test('what is told of an answer in own words is no other answer', () => {
  assert.deepEqual(heard('the problem is wrong totals on invoices', { problem: 'It leaks' }).values, {})
  assert.deepEqual(heard('the problem is still there', { problem: 'It leaks' }).values, {})
  assert.deepEqual(heard('the problem is wrong, it does not leak but drip', { problem: 'It leaks' }).values, {
    problem: 'it does not leak but drip',
  })
})

test('words that name two slots correct neither, and the same answer again is none', () => {
  const answers = { full_name: 'Tho', organization_name: 'Acme' }
  assert.deepEqual(heard('company name is wrong: Priya', answers).values, {})
  assert.deepEqual(heard('name is wrong, its Tho', answers).values, {})
})

test('who says that an answer is wrong asks nothing, and corrects', () => {
  const since = slot(1, { key: 'since', title: 'Since when' })
  const { questions, acts } = readMessage({
    message: 'since when is wrong',
    locale: 'en',
    slots: [since],
    asked: { slot: null, options: [], invited: true },
    answers: { since: 'March' },
    topic: null,
  })
  assert.deepEqual(questions, [])
  assert.ok(acts.includes('correct'))
})

test('what was forgotten goes to the slot that holds it', () => {
  assert.deepEqual(heard('you forgot saturday 10am', {}).values, { when: 'saturday 10am' })
  assert.deepEqual(heard('es fehlt noch der Samstag', {}, 'de').values, { when: 'Samstag' })
  assert.deepEqual(heard('you forgot my dog', {}).values, {})
})

test('guests are people, and a new number of them takes the place of the old', () => {
  assert.deepEqual(heard('50 Gäste bitte notieren', { people: '40' }, 'de').values, { people: '50' })
  assert.deepEqual(heard('we bring 2 children', { people: '40' }).values, {})
})

test('what another option is set against is not ruled out', () => {
  assert.deepEqual(heard('thats ultrasound not dental cleaning', { service: 'dental' }).values, {
    service: 'ultrasound',
  })
})

test('another day of the week leaves the rest of a date, also where the date is named', () => {
  assert.deepEqual(heard('change the time to friday please', { when: 'monday morning' }).values, {
    when: 'friday morning',
  })
})

test('a sentence that names several answers corrects each in its own part', () => {
  const known = { when: 'Ines', full_name: 'Ines Falk is there' }
  const both = { when: 'monday or tuesday 8 am', full_name: 'Ines Falk' }
  assert.deepEqual(heard('no! time monday or tuesday 8 am, name is Ines Falk', known).values, both)
  assert.deepEqual(heard('nein! termin montag oder dienstag 8 uhr, name ist Ines Falk', known, 'de').values, {
    when: 'montag oder dienstag 8 uhr',
    full_name: 'Ines Falk',
  })
})

test('a date that its name stands before is the date, and what is told of one is not', () => {
  assert.deepEqual(heard('termin freitag 14 uhr', { when: 'montag' }, 'de').values, {
    when: 'freitag 14 uhr',
  })
  for (const message of ['mein hund hatte termin freitag 14 uhr', 'termin freitag 14 uhr hat mein hund'])
    assert.deepEqual(heard(message, { when: 'montag' }, 'de').values, {}, message)
})
