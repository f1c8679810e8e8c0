import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shop } from '../testing/turns.ts'
import { openingOf } from './opening.ts'

test('a conversation opens with the agent’s greeting, and knows what the visitor’s identity tells', () => {
  const identity = { display_name: 'Mara', greeting: { en: 'Hi there!' } }
  const { text, state } = openingOf({
    flow: shop({ identity }),
    organization: { name: 'Acme Bikes' },
    agent: { name: 'Front desk' },
    locale: 'en',
    default_locale: 'en',
    visitor: { email: 'ada@x.example' },
    seed: '1',
  })
  assert.match(text, /^Hi there! .*\?$/)
  assert.deepEqual([state.phase, state.turns, state.known], ['needs', 0, ['email']])
})
