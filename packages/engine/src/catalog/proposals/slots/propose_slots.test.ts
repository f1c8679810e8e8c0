import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seedFlow } from '../../../archetypes/index.ts'
import { optionRanges } from '../../../assessment/option_ranges.ts'
import { trialCompile } from '../../../flow/compile.ts'
import { type FlowDefinition, liveSlotsOf } from '../../../flow/definition.ts'
import { addSlot, editSlot } from '../../../flow/edits/slots.ts'
import { heading, list, paragraph } from '../../../knowledge/testing/passages.ts'
import { deepFreeze, flowWithSlots, slot } from '../../../testing/flows.ts'
import { proposeServices } from '../services/propose_services.ts'
import { materialOf, page } from '../testing/material.ts'
import type { FlowProposal } from './flow_proposal.ts'
import { proposeSlots } from './propose_slots.ts'

const seeded = (archetype: Parameters<typeof seedFlow>[0], locale = 'en'): FlowDefinition => {
  let id = 0
  return deepFreeze(seedFlow(archetype, 'Front desk', () => ++id, { locale }))
}

function applied(flow: FlowDefinition, { edits }: FlowProposal): FlowDefinition {
  let changed = flow
  for (const edit of edits) {
    const result =
      edit.operation === 'createSlot'
        ? addSlot(changed, edit.id, { id: 999, ...edit.body })
        : editSlot(changed, edit.id, edit.body)
    assert.ok('flow' in result)
    changed = result.flow
  }
  return changed
}

const slotNamed = (flow: FlowDefinition, key: string) =>
  liveSlotsOf(flow).find((each) => each.slot.key === key)!.slot

const prices = page(
  'Prices',
  'prices',
  list(
    'Brand sprint – £4,800',
    'Website – from £9,500',
    'Packaging design – £1,200 to £3,500',
    'Logo repair – £600',
  ),
)
const studio = materialOf('en', prices)
const payloads = proposeServices(studio).map(({ payload }) => payload)

test('the organization’s services become the options of the slot that asks for them', () => {
  const flow = seeded('qualification')
  const [services] = proposeSlots(studio, flow, payloads)
  const interest = slotNamed(applied(flow, services!), 'interest')
  assert.equal(interest.data_type, 'multi_enum')
  assert.deepEqual(interest.enum_values, [
    'Brand sprint',
    'Website',
    'Packaging design',
    'Logo repair',
    'other',
  ])
  assert.equal(interest.enum_labels.other, 'Something else')
  assert.equal(interest.translations.de?.enum_labels?.other, 'Etwas anderes')
  assert.equal(services!.summary, 'Offers your 4 services as answers to “Interest”.')
  assert.ok(services!.fact_ids.length > 0)
})

test('the budget is asked for in ranges of the organization’s own prices, which a judgement can read', () => {
  const flow = seeded('discovery')
  const [bands] = proposeSlots(studio, flow, payloads)
  const budget = slotNamed(applied(flow, bands!), 'budget')
  assert.equal(budget.data_type, 'band')
  assert.deepEqual(Object.values(budget.enum_labels), [
    'Under £1,500',
    '£1,500 to £5,000',
    'Over £5,000',
    'Not sure yet',
  ])
  assert.deepEqual(budget.translations.de?.enum_labels?.['1500_to_5000'], '1.500 £ bis 5.000 £')
  const ranges = optionRanges(budget, '2026-11-16')
  assert.deepEqual(
    [...ranges.values()].map(({ min, max, unit }) => [min, max, unit]),
    [
      [0, 1500, 'gbp'],
      [1500, 5000, 'gbp'],
      [5000, Number.POSITIVE_INFINITY, 'gbp'],
    ],
  )
})

test('prices by the month or the hour, or all alike, make no ranges', () => {
  const flow = seeded('discovery')
  const none = [
    [
      { name: 'A', pricing_unit: 'monthly', price_min: 900, currency: 'EUR' },
      { name: 'B', pricing_unit: 'monthly', price_min: 90_000, currency: 'EUR' },
      { name: 'C', pricing_unit: 'monthly', price_min: 4_000, currency: 'EUR' },
    ],
    [
      { name: 'A', pricing_unit: 'from', price_min: 900, currency: 'EUR', description: '9 € pro Stunde.' },
      { name: 'B', pricing_unit: 'fixed', price_min: 90_000, currency: 'EUR' },
      { name: 'C', pricing_unit: 'fixed', price_min: 30_000, currency: 'EUR' },
    ],
  ]
  for (const services of none) assert.deepEqual(proposeSlots(studio, flow, services), [])
})

test('locations that are listed become options; a booking without a slot for them gets one', () => {
  const school = materialOf(
    'de',
    page(
      'Sprachschule Aare',
      '',
      heading(2, 'Standorte'),
      heading(3, 'Bern Altstadt'),
      paragraph('Kramgasse 5, fünf Minuten vom Bahnhof.'),
      heading(3, 'Thun'),
      paragraph('Bälliz 12, mitten in der Stadt.'),
    ),
  )
  const flow = seeded('booking', 'de')
  const [locations] = proposeSlots(school, flow, [])
  const location = slotNamed(applied(flow, locations!), 'location')
  assert.deepEqual(location.enum_values, ['Bern Altstadt', 'Thun'])
  assert.equal(location.title, 'Standort')
  assert.equal(location.translations.en?.title, 'Location')
  assert.equal(locations!.summary, 'Bietet Ihre 2 Standorte als Antworten auf „Standort“ an.')
  const asked = flowWithSlots(slot(1, { key: 'branch' }))
  assert.deepEqual(slotNamed(applied(asked, proposeSlots(school, asked, [])[0]!), 'branch').enum_values, [
    'Bern Altstadt',
    'Thun',
  ])
  assert.deepEqual(proposeSlots(school, seeded('discovery', 'de'), []), [])
  const chosen = flowWithSlots(slot(1, { key: 'branch', data_type: 'enum', enum_values: ['Bern'] }))
  assert.deepEqual(proposeSlots(school, chosen, []), [])
})

test('every proposal compiles, changes something, and is not made again once it is applied', () => {
  for (const archetype of [
    'answers',
    'booking',
    'discovery',
    'qualification',
    'support',
    'intake',
  ] as const) {
    const flow = seeded(archetype)
    for (const proposal of proposeSlots(studio, flow, payloads)) {
      const changed = applied(flow, proposal)
      assert.deepEqual(trialCompile(changed).problems, [])
      const again = proposeSlots(studio, changed, payloads)
      assert.ok(again.every(({ summary }) => summary !== proposal.summary))
    }
  }
})

test('options that would not compile are not proposed', () => {
  assert.deepEqual(proposeSlots(studio, seeded('qualification'), [{ name: ' ' }, { name: 'Logo' }]), [])
})

test('options that the owner wrote are left alone', () => {
  const flow = flowWithSlots(
    slot(1, { key: 'service', data_type: 'enum', enum_values: ['design', 'print'] }),
    slot(2, { key: 'budget', data_type: 'band', enum_values: ['low', 'high'] }),
  )
  assert.deepEqual(proposeSlots(studio, flow, payloads), [])
  const grown = flowWithSlots(
    slot(1, { key: 'service', data_type: 'enum', enum_values: ['Website', 'other'] }),
  )
  assert.equal(proposeSlots(studio, grown, payloads).length, 1)
})
