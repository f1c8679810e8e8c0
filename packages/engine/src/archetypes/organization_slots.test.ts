import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archetypes } from '@foyer/contract/vocabulary'
import { liveSlotsOf } from '../flow/definition.ts'
import { chipsOf } from '../slots/chips.ts'
import { type SeedOrganization, seedFlow } from './index.ts'

const slotsOf = (archetype: (typeof archetypes)[number], organization: SeedOrganization = {}) => {
  let id = 0
  return liveSlotsOf(seedFlow(archetype, 'Desk', () => ++id, organization)).map(({ slot }) => slot)
}
const slotOf = (archetype: (typeof archetypes)[number], key: string, organization: SeedOrganization = {}) => {
  const slot = slotsOf(archetype, organization).find((each) => each.key === key)
  assert.ok(slot, key)
  return slot
}

const services = [{ name: 'Reparatur' }, { name: 'Verleih' }, { name: 'Reparatur ' }]

test('the organization’s services are the options of what can be booked or asked for', () => {
  for (const [archetype, key, data_type] of [
    ['booking', 'service', 'enum'],
    ['qualification', 'interest', 'multi_enum'],
  ] as const) {
    const slot = slotOf(archetype, key, { services })
    assert.deepEqual([slot.data_type, slot.required], [data_type, true])
    assert.deepEqual(
      chipsOf(slot, 'de').map(({ label }) => label),
      ['Reparatur', 'Verleih', 'Etwas anderes'],
    )
    assert.equal(chipsOf(slot, 'en').at(-1)?.label, 'Something else')
  }
})

test('without services, or with more than can be chosen from, the visitor uses their own words', () => {
  const many = Array.from({ length: 13 }, (_, at) => ({ name: `Course ${at}` }))
  for (const offered of [[], many]) {
    const slot = slotOf('booking', 'service', { services: offered })
    assert.deepEqual([slot.data_type, slot.required, slot.enum_values], ['string', true, null])
  }
  assert.equal(slotOf('booking', 'service', { services: many.slice(1) }).data_type, 'enum')
})

test('how many people come is asked where several can, or where nobody knows', () => {
  const asks = (...names: string[]) =>
    slotsOf('booking', { services: names.map((name) => ({ name })) }).some(({ key }) => key === 'people')
  assert.deepEqual([asks(), asks('Doppelzimmer', 'Frühstück'), asks('Pottery course')], [true, true, true])
  assert.deepEqual([asks('Website review'), asks('Esstisch nach Maß', 'Haustür aus Holz')], [false, false])
})

test('a budget is an open amount, in the currency of the organization where it has one', () => {
  for (const archetype of ['discovery', 'qualification'] as const) {
    const plain = slotOf(archetype, 'budget')
    assert.deepEqual([plain.data_type, plain.enum_values, plain.title], ['string', null, 'Budget'])
    const priced = slotOf(archetype, 'budget', { currency: 'CHF', locale: 'de' })
    assert.deepEqual([priced.title, priced.translations.en?.title], ['Budget (CHF)', 'Budget (CHF)'])
    assert.match(priced.description!, /CHF/)
  }
})

test('no seed makes up an amount of money', () => {
  for (const archetype of archetypes)
    for (const slot of slotsOf(archetype))
      for (const { label } of chipsOf(slot, 'en')) assert.doesNotMatch(label, /\d[.,]?\d{3}|[€$£]|\d ?k\b/i)
})
