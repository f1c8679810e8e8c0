import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotValue } from '../prompts/live_values.ts'
import { slot } from '../testing/flows.ts'
import { readMessage } from '../testing/read_message.ts'

const slots = [
  slot(1, { key: 'when', title: 'Preferred time' }),
  slot(2, {
    key: 'email',
    title: 'Email',
    data_type: 'email',
    translations: { de: { title: 'E-Mail' } },
  }),
  slot(3, { key: 'phone', title: 'Phone', translations: { de: { title: 'Telefon' } } }),
  slot(4, { key: 'notes', title: 'Notes' }),
]

function heard(
  message: string,
  asked: string | null,
  locale = 'en',
  answers: Record<string, SlotValue> = {},
) {
  const { captures, ...rest } = readMessage({
    message,
    locale,
    slots,
    asked: { slot: asked, options: [], invited: false },
    answers,
    topic: null,
  })
  return { ...rest, values: Object.fromEntries(captures.map((each) => [each.slot, each.value])) }
}

test('who says that they have no address declines it for good, whatever was asked', () => {
  for (const [message, asked, locale] of [
    ["i don't have email, only a mobile", 'when', 'en'],
    ["i don't have email, only a mobile", 'email', 'en'],
    ['Eine E-Mail habe ich nicht.', 'when', 'de'],
    ['ich habe leider keine E-Mail', null, 'de'],
  ] as const) {
    const { declined, lacking, values } = heard(message, asked, locale)
    assert.deepEqual([declined, lacking, values], [['email'], ['email'], {}], message)
  }
})

test('the number beside it is taken, and that nobody must answer is no question', () => {
  for (const [message, locale] of [
    ['do I have to? I haven’t got one, just a mobile 07700 900155', 'en'],
    ['muss das sein? ich hab keine, nur handy 07700 900155', 'de'],
  ] as const) {
    const { declined, values, questions } = heard(message, 'email', locale)
    assert.deepEqual([declined, values, questions], [['email'], { phone: '07700 900155' }, []], message)
  }
})

test('what has not come, what was given, and a bare no are no lack of an address', () => {
  assert.equal(heard('ich habe keine E-Mail bekommen', 'when', 'de').lacking, undefined)
  assert.equal(heard('i have no email', null, 'en', { email: 'a@b.example' }).lacking, undefined)
  assert.equal(heard('i have no email, use a@b.example', null).lacking, undefined)
  assert.equal(heard('no', 'email').lacking, undefined)
  assert.equal(heard('i have none', 'when').lacking, undefined)
})

test('a number with its name wants nobody', () => {
  assert.deepEqual(heard('Telefon 07700 900155', null, 'de').acts, ['inform'])
})
