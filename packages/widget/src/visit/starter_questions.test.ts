import assert from 'node:assert/strict'
import { test } from 'node:test'
import { message, styled, visit, visitorMessage } from '../testing/visits.ts'
import { reduce } from './reduce.ts'
import { type Chip, chipsOf } from './selectors.ts'
import { initialState, type State } from './state.ts'

const agent = styled({ starter_questions: ['What does it cost?', 'Where are you?'] })
const starters = [{ text: 'What does it cost?' }, { text: 'Where are you?' }]
const slotChip: Chip = { slot: 'team', value: '1-10', label: '1 to 10' }
const chips: Chip[] = [{ text: 'What do you do?' }, slotChip]

const talking = (...messages: ReturnType<typeof message>[]): State =>
  reduce(initialState, { type: 'visited', visit: visit({ agent, messages }) })

test('before the first message the owner’s questions take the place of suggestions; answers to a question stay', () => {
  assert.deepEqual(chipsOf(talking(message(1, { chips }))), [slotChip, ...starters])
  const introduced = reduce(initialState, { type: 'introduced', agent })
  assert.deepEqual(chipsOf(introduced), starters)
})

test('who has said something, or is talking to a person, is offered no starter questions', () => {
  const said = talking(message(1), visitorMessage(2, 'Hello'), message(3, { chips }))
  assert.deepEqual(chipsOf(said), chips)
  const outgoing = { key: 'a', said: { text: 'Hello' }, text: 'Hello' }
  assert.deepEqual(chipsOf(reduce(talking(message(1)), { type: 'said', outgoing })), [])
  assert.deepEqual(chipsOf(talking(message(1), message(2, { role: 'owner' }))), [])
  assert.deepEqual(chipsOf(reduce(talking(message(1)), { type: 'staged', stage: 'unavailable' })), [])
})
