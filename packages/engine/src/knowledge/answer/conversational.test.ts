import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isConversational } from './conversational.ts'

test('what asks or speaks of "me" sounds like a visitor', () => {
  for (const text of ['How do I pay?', 'please send my invoice', 'I lost my key', 'Refunds?'])
    assert.ok(isConversational(text, 'en'), text)
  for (const text of ['Wie kann ich zahlen', 'bitte Rechnung schicken'])
    assert.ok(isConversational(text, 'de'), text)
})

test('statements do not, nor does a long text with a "me" in it', () => {
  for (const text of [
    'The shop opens at nine.',
    'Invoices are sent by email.',
    `I ${'walked on and on '.repeat(12)}`,
  ])
    assert.ok(!isConversational(text, 'en'), text)
  assert.ok(!isConversational('Der Laden öffnet um neun.', 'de'))
})
