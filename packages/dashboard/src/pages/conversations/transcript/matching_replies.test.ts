import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchingReplies } from './matching_replies.ts'

const reply = (id: number, title: string, body: string, locale: string | null) => ({
  id,
  title,
  body,
  locale,
})
const replies = [
  reply(1, 'Danke', 'Vielen Dank für Ihre Nachricht.', 'de'),
  reply(2, 'Thanks', 'Thank you for your message.', 'en'),
  reply(3, 'Phone', '+49 40 1234', null),
  reply(4, 'Call back', 'We call you back.', 'en-GB'),
]
const ids = (query: string, locale: string) => matchingReplies(replies, query, locale).map(({ id }) => id)

test('replies in the language of the conversation come first, then those that fit every language', () => {
  assert.deepEqual(ids('', 'en'), [4, 2, 3, 1])
  assert.deepEqual(ids('', 'de-AT'), [1, 3, 4, 2])
})

test('all words are sought, in title and text, in any case', () => {
  assert.deepEqual(ids('thanks MESSAGE', 'en'), [2])
  assert.deepEqual(ids('thanks phone', 'en'), [])
})
