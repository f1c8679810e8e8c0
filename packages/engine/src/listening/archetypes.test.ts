import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Archetype, archetypes } from '@foyer/contract/vocabulary'
import { seedFlow } from '../archetypes/index.ts'
import type { SeedOrganization } from '../archetypes/organization_slots.ts'
import { liveSlotsOf } from '../flow/definition.ts'
import { chipsOf } from '../slots/chips.ts'
import { readMessage } from '../testing/read_message.ts'

let last = 0
const nextId = () => {
  last += 1
  return last
}

function toldOf(
  archetype: Archetype,
  message: string,
  organization: SeedOrganization,
  slot: string | null = null,
) {
  const slots = liveSlotsOf(seedFlow(archetype, 'Concierge', nextId, organization)).map(({ slot }) => slot)
  const asked = { slot, options: [], invited: false }
  const { captures } = readMessage({ message, locale: 'de', slots, asked, answers: {}, topic: null })
  return Object.fromEntries(captures.map(({ slot, value }) => [slot, value]))
}

test('what a German visitor tells of the time is heard as how long it has been only where it says since', () => {
  const organization = { locale: 'de', services: [{ name: 'Zahnbehandlung' }] }
  assert.deepEqual(toldOf('intake', 'Mein Zahn tut seit drei Tagen weh', organization), { since: 'days' })
  assert.deepEqual(toldOf('intake', 'Ein Termin in zwei Wochen wäre gut', organization), {})
  assert.deepEqual(toldOf('intake', 'schönen Tag noch', organization), {})
})

test('what else is said to be open in German is not when it begins', () => {
  assert.deepEqual(toldOf('discovery', 'das Budget ist noch offen', { locale: 'de' }), {})
})

test('who is stuck says so in German, too', () => {
  const blocked = { urgency: 'blocked' }
  assert.deepEqual(toldOf('support', 'ich komme nicht weiter', { locale: 'de' }, 'urgency'), blocked)
})

for (const archetype of archetypes) {
  const slots = liveSlotsOf(seedFlow(archetype, 'Concierge', nextId)).map(({ slot }) => slot)

  const chips = slots.flatMap((slot) =>
    ['en', 'de'].flatMap((locale) => chipsOf(slot, locale).map((chip) => ({ slot, locale, ...chip }))),
  )

  test(`§2.3 every option of the ${archetype} flow is heard when it is typed instead of tapped`, () => {
    for (const { slot, locale, value, label } of chips)
      for (const message of [label, label.toLowerCase(), `${label}.`, value]) {
        const asked = { slot: slot.key, options: [], invited: false }
        const { captures } = readMessage({ message, locale, slots, asked, answers: {}, topic: null })
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
