import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { de, read, table } from '../testing/listen.ts'
import { readMessage } from '../testing/read_message.ts'

const choice = (key: string, labels: Record<string, string>, german: Record<string, string> = {}) =>
  slot(1, {
    key,
    data_type: 'enum',
    enum_values: Object.keys(labels),
    enum_labels: labels,
    translations: { de: { enum_labels: german } },
  })
const chosen = (
  definition: ReturnType<typeof slot>,
  message: string,
  asked: boolean,
  locale = 'en',
  answers = {},
) =>
  readMessage({
    message,
    locale,
    slots: [definition],
    asked: { slot: asked ? definition.key : null, options: [], invited: false },
    answers,
    topic: null,
    today: '2026-11-17',
  }).captures.map(({ value }) => value)

const urgency = choice('urgency', {
  low: 'Can wait',
  normal: 'This week',
  high: 'Today',
  blocked: 'I am stuck',
})

test('what is urgent is for today, and not for this week', () => {
  for (const message of ['call me asap', 'pretty urgent, the return is due friday', 'its urgent!! right now'])
    assert.deepEqual(chosen(urgency, message, true), ['high'], message)
  assert.deepEqual(chosen(urgency, 'this week please', true), ['normal'])
})

table('since last night or since Sunday is a few days', [
  ['since last night', { asked: 'since' }, { since: 'days' }],
  ['since sunday', { asked: 'since' }, { since: 'days' }],
  ['seit Sonntag', { ...de, asked: 'since' }, { since: 'days' }],
])

table('the last of something else is no last option, and how long is no answer', [
  ['it began last autumn', { asked: 'channel' }, {}],
  ['the last one', { asked: 'channel' }, { channel: 'phone' }],
  ['how long what?', { asked: 'since' }, {}],
  ['was heißt wie lange?', { ...de, asked: 'since' }, {}],
])

table('a time that falls into one option names no other', [
  ['within the next 6 months or so', { asked: 'timing', today: '2026-11-17' }, { timing: 'later' }],
  ['not this month', { asked: 'timing', today: '2026-11-17' }, {}],
  ['within the next 3 months', { asked: 'timing', today: '2026-11-17' }, { timing: 'quarter' }],
])

const site = slot(1, {
  key: 'site',
  data_type: 'enum',
  enum_values: ['One-page website', 'Small business website', 'Online shop', 'Branding'],
})

test('a label with a number is not named by another number', () => {
  assert.deepEqual(chosen(site, 'like 5 pages for a dog groomer', true), [])
  assert.deepEqual(chosen(site, 'the one page site', true), ['One-page website'])
})

const animal = slot(1, {
  key: 'service',
  data_type: 'enum',
  enum_values: ['Kastration Katze', 'Zahnsanierung Hund oder Katze', 'Hausbesuch'],
})

test('a word that several options have names one only where nothing else is said', () => {
  assert.deepEqual(chosen(animal, 'einen Termin zum Impfen für meine Katze', true, 'de'), [])
  assert.deepEqual(chosen(animal, 'Zahnsanierung für meine Katze', true, 'de'), [
    'Zahnsanierung Hund oder Katze',
  ])
})

const topic = choice('topic', { account: 'Account', billing: 'Billing' })

test('what options share with everyday talk names none that was not asked for, but rules one out', () => {
  assert.deepEqual(chosen(topic, 'i only have one account, owner is me', false), [])
  assert.deepEqual(chosen(topic, 'account', true), ['account'])
  assert.deepEqual(chosen(topic, 'thats billing not account', false, 'en', { topic: 'account' }), ['billing'])
})

const priorities = slot(1, {
  key: 'priorities',
  data_type: 'multi_enum',
  enum_values: ['quality', 'price'],
  enum_labels: { quality: 'Qualität', price: 'Preis' },
})

test('what comes second is not what matters', () => {
  assert.deepEqual(chosen(priorities, 'Preis ist zweitrangig', true, 'de'), [])
  assert.deepEqual(chosen(priorities, 'price is secondary, quality counts', true), [['quality']])
})

table('those whom something is for, and who asks privately, are no company', [
  ['a table for 8 people', {}, {}],
  ['ein Tisch für so 8 Leute', de, {}],
  ['we are 8 people', {}, { company_size: '1_to_9' }],
  ['just me', { asked: 'company_size' }, { company_size: '1_to_9' }],
])

test('who asks privately declines to tell the size of a company', () => {
  const { captures, declined } = read('ist privat, nur wir zwei', { ...de, asked: 'company_size' })
  assert.deepEqual([captures, declined], [[], ['company_size']])
})

const solved = slot(1, { key: 'solved', title: 'Is it solved?', data_type: 'boolean' })

test('the way to work solves nothing, and who has only heard and goes on to ask agrees to nothing', () => {
  for (const message of ['i ride it to work', 'great, so can i bring it in tomorrow?'])
    assert.deepEqual(chosen(solved, message, true), [], message)
  assert.deepEqual(chosen(solved, 'ok also 2x zu viel. überweist ihr das zurück?', true, 'de'), [])
  assert.deepEqual(chosen(solved, 'yes. can i bring it in tomorrow?', true), [true])
  assert.deepEqual(chosen(solved, 'great, thanks', true), [true])
  assert.deepEqual(chosen(solved, 'it works now', false), [true])
  assert.deepEqual(chosen(solved, 'it still does not work', true), [false])
})

const budget = slot(1, { key: 'budget', title: 'Budget' })

test('a budget is noted with all that belongs to it', () => {
  for (const [message, value, locale] of [
    ['budget maybe 3k, 4 at a push', '3k, 4 at a push', 'en'],
    ['so um die 500 euro, wenns nett ist auch 600', '500 euro, wenns nett ist auch 600', 'de'],
    ['3k, sorry, 4', '4', 'en'],
    ['about 9 a month', '9 a month', 'en'],
    ['150 Euro im Monat', '150 Euro im Monat', 'de'],
  ] as const)
    assert.deepEqual(chosen(budget, message, true, locale), [value], message)
  assert.deepEqual(chosen(budget, 'its 9 a month', false, 'en', { budget: '9' }), ['9 a month'])
  assert.deepEqual(chosen(budget, 'its 8 a month', false, 'en', { budget: '9' }), [])
})
