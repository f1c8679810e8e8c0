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

const asks = (archetype: (typeof archetypes)[number], key: string, ...names: string[]) =>
  slotsOf(archetype, { services: names.map((name) => ({ name })) }).some((slot) => slot.key === key)
const hotel = ['Frühstück', 'Tagesgast am See', 'Tagungspauschale', 'Bootshaus für Feiern']
const plumber = ['Bathroom renovation', 'Leak detection', 'Boiler installation']
const studio = ['One-page website', 'Small business website', 'Online shop', 'Accessibility audit']
const ledger = ['Guided set-up', 'Data migration', 'Custom invoice template', 'Team training']

test('a company is asked about where most offers are for companies, or where nobody knows', () => {
  for (const [archetype, key] of [
    ['qualification', 'company_size'],
    ['qualification', 'role'],
    ['discovery', 'organization_name'],
  ] as const) {
    for (const names of [[], studio, ledger, ['Firmenfeier', 'Tagung']])
      assert.ok(asks(archetype, key, ...names), `${key}: ${names}`)
    for (const names of [hotel, plumber, ['Esstisch nach Maß', 'Terrassendeck']])
      assert.ok(!asks(archetype, key, ...names), `${key}: ${names}`)
  }
})

test('a problem has a topic only with software', () => {
  assert.ok(asks('support', 'topic', ...ledger))
  for (const names of [[], hotel, plumber, studio]) assert.ok(!asks('support', 'topic', ...names), `${names}`)
})

test('since when is asked only about health, animals and repairs', () => {
  for (const name of ['Night guard for teeth grinding', 'Kastration Kater', 'Bike repairs', 'Reparatur'])
    assert.ok(asks('intake', 'since', name), name)
  for (const names of [[], hotel, ['Bike hire', 'Whole hostel hire'], ['Erste-Hilfe-Kurs', 'Fahrcheck']])
    assert.ok(!asks('intake', 'since', ...names), `${names}`)
})

test('an appointment may be on any day but Sunday', () => {
  const days = chipsOf(slotOf('intake', 'days'), 'de').map(({ label }) => label)
  assert.deepEqual(days, ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'])
})

test('a booking ends with what else there is to know, which nobody has to say', () => {
  const last = slotsOf('booking', { services }).at(-1)!
  assert.deepEqual([last.key, last.data_type, last.required], ['notes', 'string', false])
  assert.equal(last.title, 'Anything else we should know?')
  assert.equal(last.translations.de?.title, 'Gibt es noch etwas, das wir wissen sollten?')
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
