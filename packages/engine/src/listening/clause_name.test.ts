import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotValue } from '../prompts/live_values.ts'
import { slot } from '../testing/flows.ts'
import { readMessage } from '../testing/read_message.ts'

const name = slot(1, { key: 'full_name', title: 'Name' })
const email = slot(2, { key: 'email', title: 'E-mail', data_type: 'email' })
const phone = slot(3, { key: 'phone', title: 'Phone' })
const when = slot(4, {
  key: 'when',
  title: 'Preferred time',
  translations: { de: { title: 'Wunschtermin' } },
})
const service = slot(5, {
  key: 'service',
  title: 'Service',
  data_type: 'enum',
  enum_values: ['Manual Therapy', 'Massage'],
})
const notes = slot(6, { key: 'notes', title: 'Notes' })
const all = [name, email, phone, when, service, notes]

interface Given {
  asked?: string
  answers?: Record<string, SlotValue>
  slots?: typeof all
  locale?: string
}

const read = (message: string, { asked, answers = {}, slots = all, locale = 'en' }: Given = {}) =>
  readMessage({
    message,
    locale,
    slots,
    asked: { slot: asked ?? null, options: [], invited: asked === undefined },
    answers,
    topic: null,
  })
const nameIn = (message: string, given: Given = {}) =>
  read(message, given).captures.find((each) => each.slot === 'full_name')?.value
const asked = 'full_name'
const de = { locale: 'de' }

test('who is asked for a name may say something else before or behind it', () => {
  for (const [message, value] of [
    ['ok fifty minutes then. Paula Harmon', 'Paula Harmon'],
    ['Paula Harmon. And do I pay anything extra? I am 67.', 'Paula Harmon'],
    ['i just wrote that!! paula harmon', 'Paula Harmon'],
    ['Paula Harmon is right there!', 'Paula Harmon'],
    ['great, thanks Paula van der Berg, and please be quick', 'Paula van der Berg'],
  ] as const)
    assert.equal(nameIn(message, { asked }), value, message)
  for (const [message, value] of [
    ['ok 50 min dann. Renate Vogt', 'Renate Vogt'],
    ['hab ich doch grade geschrieben!! renate vogt', 'Renate Vogt'],
    ['Renate Vogt steht doch da!', 'Renate Vogt'],
    ['Renate Vogt. Und zahle ich etwas dazu? Ich bin 67.', 'Renate Vogt'],
  ] as const)
    assert.equal(nameIn(message, { asked, ...de }), value, message)
  assert.deepEqual(read('hab ich doch grade geschrieben!! renate vogt', { asked, ...de }).questions, [])
})

test('a name beside a way to reach somebody is one, whatever was asked, and takes no other slot', () => {
  const values = Object.fromEntries(
    read('monday or tuesday at 8. Paula Harmon, 07700 900155', { asked: 'when' }).captures.map((each) => [
      each.slot,
      each.value,
    ]),
  )
  assert.deepEqual(values, {
    when: 'monday or tuesday at 8',
    full_name: 'Paula Harmon',
    phone: '07700 900155',
  })
  assert.equal(nameIn('can she ring us? Paula Harmon 07700 900155'), 'Paula Harmon')
  assert.equal(nameIn('paula harmon, 07700 900155'), 'Paula Harmon')
  assert.equal(nameIn('Paula Harmon. My number is 07700 900155'), 'Paula Harmon')
  assert.equal(nameIn('Paula Harmon, that is me', { asked: 'email' }), 'Paula Harmon')
})

test('in small letters it is one only in the same breath, or where a name is asked for', () => {
  assert.equal(nameIn('paula harmon. My number is 07700 900155'), undefined)
  assert.equal(nameIn('on monday please, paula harmon', { asked: 'when' }), undefined)
})

test('who says that a name follows gives one, and asks nothing', () => {
  const { questions } = read('and the name? paula harmon')
  assert.deepEqual(questions, [])
  assert.equal(nameIn('and the name? paula harmon'), 'Paula Harmon')
  assert.equal(nameIn('und den namen? renate vogt', de), 'Renate Vogt')
  assert.equal(nameIn('and the price? paula harmon'), undefined)
})

test('a message may be signed, where nothing else could hold the words', () => {
  assert.equal(nameIn('ich will am freitag kommen, Renate Vogtmann', de), 'Renate Vogtmann')
  assert.equal(nameIn('ich will am freitag kommen, renate vogtmann', de), undefined)
  assert.equal(nameIn('Renate Vogtmann, ich will am freitag kommen', de), undefined)
  assert.equal(nameIn('ich will am freitag kommen, Neue Reifen', de), undefined)
  const car = slot(7, { key: 'car', title: 'Car' })
  assert.equal(nameIn('ich will am freitag kommen, Opel Corsa', { ...de, slots: [...all, car] }), undefined)
})

test('words that are something else are no name', () => {
  for (const words of [
    'Manual Therapy',
    'Manual Brunch',
    'Preferred Harmon',
    'Early Anytime',
    'Charge Fee',
    'Paula Annoyed',
    'Monday Harmon',
    'Good Morning',
    'Wrong Name',
    'My Harmon',
  ])
    assert.equal(nameIn(`${words}, 07700 900155`), undefined, words)
  assert.equal(nameIn('i see. Paula Harmon?', { asked }), undefined)
  assert.equal(nameIn('Dear Harmon, 07700 900155'), undefined)
})

test('a name that is known stays, and of two that were not asked for neither is taken', () => {
  const answers = { full_name: 'Tom Reed' }
  assert.equal(nameIn('Paula Harmon, 07700 900155', { answers }), undefined)
  assert.equal(nameIn('Paula Harmon, 07700 900155, Bella Donnerby'), undefined)
  assert.equal(nameIn('ok fifty minutes then. Paula Harmon', { asked, answers }), 'Paula Harmon')
  assert.equal(nameIn('ok then. Paula Harmon, Bella Donnerby', { asked }), 'Paula Harmon')
})

test('a date takes only the clauses that hold it', () => {
  const whenIn = (message: string) =>
    read(message, { asked: 'when' }).captures.find((each) => each.slot === 'when')?.value
  assert.equal(whenIn('a trial on monday evening, paula harmon'), 'a trial on monday evening')
  assert.equal(whenIn('monday at 8. the brakes have been squeaking a lot lately'), 'monday at 8')
  assert.equal(whenIn('only a mobile'), undefined)
  assert.equal(whenIn('in a few days'), 'in a few days')
})

test('what leads up to a time belongs to it, and what is no name is not cut short', () => {
  const car = slot(7, { key: 'car', title: 'Car' })
  const heard = (message: string, asked: string) =>
    read(message, { asked, slots: [...all, car] }).captures.find((each) => each.slot === asked)?.value
  assert.equal(heard('Opel Corsa, built in town', 'car'), 'Opel Corsa, built in town')
  const told = 'my shifts are not out yet, perhaps on monday when my sister drives'
  assert.equal(heard(told, 'when'), told)
})
