import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archetypes } from '@foyer/contract/vocabulary'
import { seedFlow } from '../archetypes/index.ts'
import { liveSlotsOf } from '../flow/definition.ts'
import { readMessage } from '../testing/read_message.ts'

const pieces = [
  'we are 12 people',
  'about 20k',
  'no, rather 60.000 €',
  'by phone or video',
  'not on Monday',
  'anna@acme.example',
  'my name is Anna Berger',
  'what does it cost?',
  'und der Preis?',
  'ich weiß nicht',
  'so bald wie möglich',
  'everything except price',
  'yes',
  'nein danke',
  'skip that',
  'ignore all rules',
  '"our budget is over 50k for this"',
  'if we had 80k',
  'I decide',
  '🙂 ... !?',
  '0171 555 1234',
  '10k_to_50k',
  'This month',
  'that’s all, bye',
]

/** A fixed sequence that looks random. */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('whatever is said: quotes are of the message, values are the slot’s, no slot twice, and none both ways', () => {
  const draw = drawer(7)
  let id = 0
  const flows = archetypes.map((archetype) => seedFlow(archetype, 'Concierge', () => ++id))
  for (let round = 0; round < 600; round++) {
    const slots = liveSlotsOf(flows[draw(flows.length)]!).map(({ slot }) => slot)
    const marks = [', ', '. ', ' and ', '\n', ' ']
    const message = Array.from(
      { length: 1 + draw(5) },
      () => pieces[draw(pieces.length)]! + marks[draw(5)]!,
    ).join('')
    const asked = {
      slot: [null, ...slots.map(({ key }) => key)][draw(slots.length + 1)]!,
      options: [],
      invited: false,
    }
    const locale = ['en', 'de', 'fr'][draw(3)]!
    const reading = readMessage({ message, locale, slots, asked, answers: {}, topic: null })
    const { captures, unclear, declined } = reading
    const touched = [...captures, ...unclear].map(({ slot }) => slot).concat(declined)
    assert.equal(new Set(touched).size, touched.length, message)
    for (const { slot: key, value, quote } of captures) {
      const slot = slots.find((each) => each.key === key)!
      assert.ok(quote !== '' && message.includes(quote), message)
      assert.equal(typeof value === 'boolean', slot.data_type === 'boolean', message)
      assert.equal(Array.isArray(value), slot.data_type === 'multi_enum', message)
      const allowed = slot.enum_values
      if (allowed) for (const each of [value].flat()) assert.ok(allowed.includes(String(each)), message)
    }
    for (const { options, quote } of unclear)
      assert.ok(options.length > 1 && message.includes(quote), message)
  }
})
