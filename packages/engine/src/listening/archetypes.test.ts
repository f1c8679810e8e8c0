import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archetypes } from '@foyer/contract/vocabulary'
import { seedFlow } from '../archetypes/index.ts'
import { liveSlotsOf } from '../flow/definition.ts'
import { chipsOf } from '../slots/chips.ts'
import { readMessage } from './read_message.ts'

let last = 0
const nextId = () => {
  last += 1
  return last
}

for (const archetype of archetypes) {
  const slots = liveSlotsOf(seedFlow(archetype, 'Concierge', nextId)).map(({ slot }) => slot)

  test(`§2.3 every option of the ${archetype} flow is heard when it is typed instead of tapped`, () => {
    for (const slot of slots)
      for (const { value, label } of chipsOf(slot, 'en'))
        for (const message of [label, label.toLowerCase(), `${label}.`, value]) {
          const asked = { slot: slot.key, options: [], invited: false }
          const { captures } = readMessage({ message, locale: 'en', slots, asked, answers: {}, topic: null })
          const expected = slot.data_type === 'multi_enum' ? [value] : value
          assert.deepEqual(
            captures.map((capture) => [capture.slot, capture.value]),
            [[slot.key, expected]],
            `${slot.key}: ${message}`,
          )
        }
  })

  test(`talk that answers nothing fills nothing of the ${archetype} flow`, () => {
    for (const message of [
      'Hello!',
      'Thank you very much for your help',
      'What are your opening hours?',
      'Do you also work for companies abroad?',
      'That is good to know.',
      'I see.',
      'Are you a bot?',
      'Can I talk to somebody?',
      'How does this work?',
      'Was kostet das?',
      'Vielen Dank',
    ]) {
      const asked = { slot: null, options: [], invited: false }
      const { captures, unclear } = readMessage({
        message,
        locale: 'en',
        slots,
        asked,
        answers: {},
        topic: null,
      })
      assert.deepEqual([captures, unclear], [[], []], message)
    }
  })
}
