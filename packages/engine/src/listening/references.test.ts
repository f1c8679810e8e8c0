import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { readMessage } from '../testing/read_message.ts'

const reference = slot(1, {
  key: 'reference',
  title: 'Order or customer number',
  translations: { de: { title: 'Bestell- oder Kundennummer' } },
})
const email = slot(2, { key: 'email', data_type: 'email' })

function heard(message: string, asked: string | null = 'reference', locale = 'en') {
  const { captures, declined } = readMessage({
    message,
    locale,
    slots: [reference, email],
    asked: { slot: asked, options: [], invited: false },
    answers: {},
    topic: null,
  })
  return [captures.find(({ slot }) => slot === 'reference')?.value, declined]
}

test('the number of an order is what has figures in it, and no sentence', () => {
  assert.deepEqual(heard('northlight design, customer number is LG-20418'), ['LG-20418', []])
  assert.deepEqual(heard('Kundennummer RE-2024/118 glaube ich', 'reference', 'de'), ['RE-2024/118', []])
  assert.deepEqual(heard('55'), ['55', []])
  assert.deepEqual(
    heard('schreibt an karin.vogt@freenet.example, die andere nutz ich kaum', 'reference', 'de'),
    [undefined, []],
  )
  assert.deepEqual(heard('I bought it 300 days ago in the 2 for 1 sale'), [undefined, []])
})

test('who has no number to give declines', () => {
  assert.deepEqual(heard('dont have one on me. name is priya'), [undefined, ['reference']])
  assert.deepEqual(heard('die hab ich nicht da', 'reference', 'de'), [undefined, ['reference']])
})

test('a number that nobody asked for is a reference only beside its name', () => {
  assert.deepEqual(heard('my order 55012 is late', null), ['55012', []])
  assert.deepEqual(heard('we have 55012 members', null), [undefined, []])
  assert.deepEqual(heard('I would order 2 with 55012 screws', null), [undefined, []])
})
