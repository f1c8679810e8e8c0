import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { readMessage } from '../testing/read_message.ts'

const name = slot(1, { key: 'name', title: 'Name' })
const email = slot(2, { key: 'email', data_type: 'email' })
const phone = slot(3, { key: 'phone', title: 'Phone' })

const nameIn = (message: string, locale = 'en', asked: string | null = 'name') =>
  readMessage({
    message,
    locale,
    slots: [name, email, phone],
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
  assert.equal(nameIn('names dave', 'en', 'email'), 'Dave')
  assert.equal(nameIn('ich bin frau hartmann', 'de', 'email'), 'Hartmann')
  assert.equal(nameIn('ich bin die mutter', 'de', 'email'), undefined)
  assert.equal(nameIn('i said dave'), 'Dave')
})

test('a name in small letters is noted with capitals', () => {
  assert.equal(nameIn('petra von hartmann', 'de'), 'Petra von Hartmann')
  assert.equal(nameIn('my name is carol', 'en', null), 'Carol')
  assert.equal(nameIn('my name is Carol mcBride', 'en', null), 'Carol mcBride')
})

test('small words that an address is made of are a name', () => {
  const message = 'petra lindner, petra.lindner@posteo.example, am besten abends melden'
  assert.equal(nameIn(message, 'de', null), 'Petra Lindner')
  assert.equal(nameIn('dave hollis, d.hollis@mill.example', 'en', null), 'Dave Hollis')
  assert.equal(nameIn('best time mornings, d.hollis@mill.example', 'en', null), undefined)
})

test('who says how to reach them may say who they are', () => {
  assert.equal(nameIn('07700 900155, im lena', 'en', null), 'Lena')
  assert.equal(nameIn('im Nora Lind, 07700 900118', 'en', 'email'), 'Nora Lind')
  assert.equal(nameIn('07700 900155, im free after 5', 'en', null), undefined)
  assert.equal(nameIn('im lena', 'en', null), undefined)
  assert.equal(nameIn('im driving', 'en', 'phone'), undefined)
  assert.equal(nameIn('this is silly', 'en', 'phone'), undefined)
  assert.equal(nameIn('ich bin Anna Berger, 0171 5558821', 'de', null), 'Anna Berger')
  assert.equal(nameIn('ich bin Student, 0171 5558821', 'de', null), undefined)
  assert.equal(nameIn('ich bin gerade unterwegs, 0171 5558821', 'de', null), undefined)
})

test('a name beside a telephone number is one with its title, or in two words of its own', () => {
  assert.equal(nameIn('schickt wen am freitag, tel 09345 88120 familie brehm', 'de', null), 'Familie Brehm')
  assert.equal(nameIn('0171 5558821, Sabine Krohn, am besten nach 16 uhr', 'de', null), 'Sabine Krohn')
  assert.equal(nameIn('0171 5558821, Nächste Woche, am besten nach 16 uhr', 'de', null), undefined)
  assert.equal(nameIn('0171 5558821, Sabine Krohn, Petra Lang', 'de', null), undefined)
})

test('who wants to be called gives no name by it', () => {
  for (const message of ['please call me early', 'rather call me tho 07700 900781', 'call me asap'])
    for (const asked of ['name', 'email']) assert.equal(nameIn(message, 'en', asked), undefined, message)
  assert.equal(nameIn('call me Dave', 'en', 'email'), 'Dave')
  assert.equal(nameIn('call me dave'), 'Dave')
})

test('a telephone number or a street is no part of a name', () => {
  assert.equal(nameIn('my name is Dave Hollis 07700 900812', 'en', null), 'Dave Hollis')
  assert.equal(nameIn('name is dave hollis, 14 mill lane', 'en', null), 'Dave Hollis')
  assert.equal(nameIn('zimmer 22, name ist vogt', 'de', null), 'Vogt')
})

test('an initial ends no name', () => {
  assert.equal(nameIn('J. R. Smith'), 'J. R. Smith')
})

test('what is said of a name, or the name of somebody else, is none', () => {
  assert.equal(nameIn('my name is wrong', 'en', null), undefined)
  assert.equal(nameIn('sein Name ist Bello', 'de', null), undefined)
})

test('who begins with a name gives it, whatever is rejected behind it', () => {
  assert.equal(nameIn('Jonas Berger, aber du hast meine Frage nicht beantwortet', 'de'), 'Jonas Berger')
})

test('a role is no company, and who asks for themselves has none', () => {
  const company = slot(1, { key: 'organization_name', title: 'Company' })
  const heard = (message: string, locale = 'en') => {
    const { captures, declined } = readMessage({
      message,
      locale,
      slots: [company],
      asked: { slot: 'organization_name', options: [], invited: false },
      answers: {},
      topic: null,
    })
    return [...captures.map(({ value }) => value), ...declined]
  }
  const message = "Hartwell Joinery Ltd, we're 35 people. i'm the finance manager"
  assert.deepEqual(heard(message), ['Hartwell Joinery Ltd'])
  assert.deepEqual(heard("i'm the finance manager"), [])
  assert.deepEqual(heard('ich bin die Geschäftsführerin', 'de'), [])
  for (const [text, locale] of [
    ['nee privat, meine frau und ich werden 25 jahre', 'de'],
    ['its private, a 1930s semi in brighton, 3 bed', 'en'],
    ['just me', 'en'],
  ] as const)
    assert.deepEqual(heard(text, locale), ['organization_name'], text)
})
