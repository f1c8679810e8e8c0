import assert from 'node:assert/strict'
import { test } from 'node:test'
import { correctionSentence } from './correction_sentence.ts'

const check = { checked_at: '2026-01-01T00:00:00Z', trigger: 'owner' as const, reachable: [] }

test('whoever corrects a reply is told whether the agent says it right now', () => {
  const told = (last_check: object) =>
    correctionSentence({ last_check: { ...check, answerable: false, ...last_check } }, true)
  assert.match(told({ answerable: true, answer: 'It costs 900 euros.' }), /now replies/)
  assert.match(told({ answer: 'It costs 800 euros.' }), /still gives a different reply/)
  assert.match(told({}), /still has no answer/)
  assert.match(told({ error: 'The provider is away.' }), /could not be asked: The provider is away\./)
})

test('a question that nobody knows the answer of is told to be among the gaps', () => {
  assert.match(correctionSentence({}, false), /in Gaps now/)
})
