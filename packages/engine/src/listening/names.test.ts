import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { readMessage } from './read_message.ts'

const name = slot(1, { key: 'name', title: 'Name' })
const email = slot(2, { key: 'email', data_type: 'email' })

const nameIn = (message: string, locale = 'en', asked = 'name') =>
  readMessage({
    message,
    locale,
    slots: [name, email],
    asked: { slot: asked, options: [], invited: false },
    answers: {},
    topic: null,
  }).captures.find(({ slot }) => slot === 'name')?.value

test('what is said of something, and a number, is no name', () => {
  for (const message of ['thats reassuring', 'that sounds lovely', 'I am really annoyed'])
    assert.equal(nameIn(message), undefined)
  for (const message of ['das klingt gut', 'bin 17']) assert.equal(nameIn(message, 'de'), undefined)
})

test('who begins with a name goes on with something else', () => {
  const name = slot(1, { key: 'name' })
  const heard = (message: string) =>
    readMessage({
      message,
      locale: 'de',
      slots: [name],
      asked: { slot: 'name', options: [], invited: false },
      answers: {},
      topic: null,
    }).captures.map(({ value }) => value)
  assert.deepEqual(heard('Ingrid Hofmann, ich bin die Älteste.'), ['Ingrid Hofmann'])
  assert.deepEqual(heard('ich bin die Ingrid Hofmann'), ['Ingrid Hofmann'])
})

test('a name in small letters is one where its own words introduce it, whatever was asked', () => {
  assert.equal(nameIn('names dave', 'en', 'email'), 'dave')
  assert.equal(nameIn('ich bin frau hartmann', 'de', 'email'), 'hartmann')
  assert.equal(nameIn('ich bin die mutter', 'de', 'email'), undefined)
  assert.equal(nameIn('i said dave'), 'dave')
})
