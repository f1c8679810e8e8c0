import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evidenceOf } from './evidence.ts'

const passage = (id: number, title: string, text: string) => ({ kind: 'passage' as const, id, title, text })
const passages = [
  passage(1, 'Prices', 'City e-bike: £42 a day. Tandem: £55 a day.'),
  passage(2, 'Opening hours', 'The shop is open daily from 9 am to 6 pm, in winter until 4 pm.'),
  passage(3, 'Punctures', 'Punctures are on us if you call the hotline first.'),
  passage(4, 'Preise', 'Ein Tandem kostet 55 Euro am Tag.'),
]
const ids = (reply: string, language = 'en') => evidenceOf(reply, passages, language).map(({ id }) => id)

test('a reply rests on the passages whose words or figures its sentences share, in the order in which it uses them', () => {
  assert.deepEqual(ids('Punctures are on us if you call the hotline. A city e-bike is £42 a day.'), [3, 1])
  assert.deepEqual(ids('Yes! In winter the shop is open until 4.'), [2])
  assert.deepEqual(ids('Ein City-E-Bike kostet 42 Pfund am Tag.', 'de'), [1])
})

test('small talk and what nothing says rest on nothing', () => {
  assert.deepEqual(ids('Hello! How can I help you? Thanks for asking, I am fine.'), [])
  assert.deepEqual(ids('Unfortunately, I do not know whether dogs are allowed in trailers.'), [])
  assert.deepEqual(evidenceOf('We open at 9 am.', [], 'en'), [])
})
