import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answersOf, endedConversation, usualSlots } from '../assessment/testing/ended_conversation.ts'
import { embedWords } from '../assessment/testing/word_embedder.ts'
import type { AgentService } from '../flow/agent_definition.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import { data } from '../testing/engine_data.ts'
import { suggestServices } from './suggest_services.ts'
import { services as studio } from './testing/conversations.ts'

function suggested(
  texts: string[],
  given: Record<string, [SlotValue, string]> = {},
  services: AgentService[] = studio,
) {
  const said = texts.map((text, at) => ({ message_id: at + 1, text }))
  const conversation = endedConversation(usualSlots, { said, answers: answersOf(given) }, { services })
  return suggestServices(conversation, data, embedWords).map(({ key }) => key)
}

test('a service is suggested when one of its signs is said, and not otherwise', () => {
  assert.deepEqual(suggested(['We want a new online shop.']), ['relaunch'])
  assert.deepEqual(suggested(['We need maintenance.', 'We want a new online shop.']), ['relaunch', 'care'])
  assert.deepEqual(suggested(['Our logo is ugly.']), [])
  assert.deepEqual(suggested([]), [])
})

test('a service is suggested when it is named, also in a question, unless it is refused', () => {
  assert.deepEqual(suggested(['What does the care plan cost?']), ['care'])
  assert.deepEqual(suggested(['We do not want a care plan.']), [])
})

test('a service that was chosen is suggested', () => {
  const [, care] = studio
  assert.deepEqual(suggested([], { interest: [[care!.name], 'the second one'] }), [care!.key])
})

test('a sign that an answer denies rules a service out', () => {
  const [relaunch] = studio
  const large = [{ ...relaunch!, good_fit_signals: ['Wants a new online shop', 'At least 50 employees'] }]
  const size = (value: string): Record<string, [SlotValue, string]> => ({ company_size: [value, value] })
  assert.deepEqual(suggested(['We want a new online shop.'], size('1_to_9'), large), [])
  assert.deepEqual(suggested(['We want a new online shop.'], size('250_or_more'), large), ['relaunch'])
})

test('what costs more than there is money for is not suggested; what cannot be compared is', () => {
  const wish = ['We want a new online shop.']
  const budget = (value: string, quote = value): Record<string, [SlotValue, string]> => ({
    budget: [value, quote],
  })
  assert.deepEqual(suggested(wish, budget('under_5k')), [])
  assert.deepEqual(suggested(wish, budget('5k_to_20k', 'about 10k')), [])
  assert.deepEqual(suggested(wish, budget('5k_to_20k', '15 to 20k')), ['relaunch'])
  assert.deepEqual(suggested(wish, budget('5k_to_20k', '$10k')), ['relaunch'])
  assert.deepEqual(suggested(['We need maintenance.'], budget('under_5k')), ['care'])
})

test('without signs, a service is suggested when the wish is about it', () => {
  const plain = studio.map(({ good_fit_signals: _, ...service }) => service)
  const wish = (words: string) => suggested([], { goal: [words, words] }, plain)
  assert.deepEqual(wish('rebuild our online shop'), ['relaunch'])
  assert.deepEqual(wish('a shop on the moon with very many customers'), [])
})
