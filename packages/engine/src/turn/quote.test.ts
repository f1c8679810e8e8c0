import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findQuote } from './quote.ts'

const said = [
  { message_id: 1, text: 'Hallo, wir sind 4 Leute und möchten drei Räder.' },
  { message_id: 2, text: 'Mein Budget: "ca. 1.200 €" – ruft an unter +49 (30) 123-45!' },
]

test('a quote is found whatever its case, accents, spaces and punctuation, and is kept as it was written', () => {
  const found = (quote: string) => findQuote(quote, said)
  assert.deepEqual(found('DREI  Raeder'), { message_id: 1, quote: 'drei Räder' })
  assert.deepEqual(found('ca 1.200'), { message_id: 2, quote: 'ca. 1.200' })
  assert.deepEqual(found('+49 30 123 45'), { message_id: 2, quote: '+49 (30) 123-45' })
})

test('words that the visitor did not write one after another are no quote', () => {
  for (const quote of ['drei Rad', 'vier Leute', 'wir möchten', 'Räder. Mein Budget', '', '  '])
    assert.equal(findQuote(quote, said), null)
})

test('the latest message counts, and signs alone can be quoted', () => {
  const twice = [
    { message_id: 1, text: 'yes 👍' },
    { message_id: 2, text: 'Yes!' },
  ]
  assert.equal(findQuote('yes', twice)?.message_id, 2)
  assert.deepEqual(findQuote('👍', twice), { message_id: 1, quote: '👍' })
})
