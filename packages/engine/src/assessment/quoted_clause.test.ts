import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quotedClause, quotedSentence } from './quoted_clause.ts'

const said = (text: string) => [{ message_id: 1, text }]

test('a quotation is told with the clause around it, unless that is long', () => {
  const clauseOf = (text: string, quote = '20k') => quotedClause(said(text), { message_id: 1, quote })
  assert.equal(clauseOf('We are few, and have less than 20k. Really.'), 'have less than 20k')
  assert.equal(clauseOf('Wir sind wenige, aber haben über 20k!'), 'haben über 20k')
  assert.equal(clauseOf(`20k ${'and so on '.repeat(20)}`), '20k')
  assert.equal(clauseOf('Nothing of it'), '20k')
  assert.equal(quotedClause([], { message_id: 1, quote: '20k' }), '20k')
})

test('a wish is told with the sentence around it', () => {
  const text = 'Hello. We want a shop, a large one. Soon.'
  assert.equal(quotedSentence(said(text), { message_id: 1, quote: 'a shop' }), 'We want a shop, a large one.')
})
