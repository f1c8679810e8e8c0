import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatMoney } from './money.ts'
import { serviceEntries, serviceListEntries } from './service_entry.ts'
import type { ServiceFields } from './structured_entry.ts'

const audit: ServiceFields = {
  name: 'Pricing audit',
  description: 'We read\nyour price list.',
  pricing_unit: 'fixed',
  price_min: 120_000,
  currency: 'EUR',
  typical_duration: 'three weeks',
  deliverables: ['A report', 'Five measures'],
}

const textIn = (language: string, service: ServiceFields) =>
  serviceEntries(service)
    .find((entry) => entry.language === language)!
    .text.split('\n')

test('a service is told statement by statement, each with its name, in English and in German', () => {
  assert.deepEqual(textIn('en', audit), [
    'Pricing audit: We read your price list.',
    'Pricing audit: It costs €1,200.',
    'Pricing audit: It usually takes three weeks.',
    'Included in “Pricing audit”: A report; Five measures.',
  ])
  assert.deepEqual(textIn('de', audit).slice(1), [
    'Pricing audit: Das kostet 1.200 €.',
    'Pricing audit: Das dauert in der Regel three weeks.',
    'Bei „Pricing audit“ ist enthalten: A report; Five measures.',
  ])
  assert.deepEqual(
    serviceEntries(audit).map(({ trail }) => trail),
    [
      ['Services', 'Pricing audit'],
      ['Leistungen', 'Pricing audit'],
    ],
  )
})

test('a price is told by its unit and its bounds, and a service without one is silent about it', () => {
  const prices: [Partial<ServiceFields>, en: string, de: string][] = [
    [{ pricing_unit: 'from' }, 'from €1,200.', 'ab 1.200 €.'],
    [{ price_max: 150_050 }, 'between €1,200 and €1,500.50.', 'zwischen 1.200 € und 1.500,50 €.'],
    [{ pricing_unit: 'monthly' }, '€1,200 per month.', '1.200 € pro Monat.'],
    [
      { pricing_unit: 'monthly', price_max: 150_000 },
      'between €1,200 and €1,500 per month.',
      'zwischen 1.200 € und 1.500 € pro Monat.',
    ],
    [{ price_min: null, price_max: 90_000 }, 'up to €900.', 'höchstens 900 €.'],
    [{ price_max: 120_000 }, '€1,200.', '1.200 €.'],
  ]
  for (const [fields, en, de] of prices) {
    assert.equal(textIn('en', { ...audit, ...fields })[1], `Pricing audit: It costs ${en}`)
    assert.equal(textIn('de', { ...audit, ...fields })[1], `Pricing audit: Das kostet ${de}`)
  }
  const free: ServiceFields = { name: 'Pricing audit', pricing_unit: 'fixed', deliverables: [] }
  assert.deepEqual(textIn('en', free), ['Pricing audit.'])
})

test('what costs nothing is free', () => {
  const free: ServiceFields = { ...audit, price_min: 0 }
  assert.equal(textIn('en', free)[1], 'Pricing audit: It is free of charge.')
  assert.equal(textIn('de', free)[1], 'Pricing audit: Das ist kostenlos.')
  assert.equal(serviceListEntries([free], 'Brightwater')[0]?.text, 'We offer Pricing audit (free of charge).')
  assert.equal(
    textIn('en', { ...free, price_max: 90_000 })[1],
    'Pricing audit: It costs between €0 and €900.',
  )
})

test('one entry lists all services with their prices; without services there is none', () => {
  const storage: ServiceFields = { name: 'Storage', pricing_unit: 'from', deliverables: [] }
  const [english, german] = serviceListEntries([audit, storage], 'Brightwater')
  assert.equal(english?.text, 'We offer Pricing audit (€1,200) and Storage.')
  assert.equal(german?.text, 'Wir bieten an: Pricing audit (1.200 €) und Storage.')
  assert.deepEqual(serviceListEntries([], 'Brightwater'), [])
})

test('money is written as people do, by the minor unit of its currency', () => {
  const cases: [number, string, en: string, de: string][] = [
    [120_000, 'EUR', '€1,200', '1.200 €'],
    [1_999, 'GBP', '£19.99', '19,99 £'],
    [5_000, 'JPY', '¥5,000', '5.000 ¥'],
    [1_500, 'KWD', 'KWD 1.500', '1,500 KWD'],
  ]
  for (const [amount, currency, en, de] of cases) {
    assert.equal(formatMoney(amount, currency, 'en'), en)
    assert.equal(formatMoney(amount, currency, 'de'), de)
  }
})

test('what is no length of time takes none', () => {
  const textOf = (typical_duration: string) =>
    serviceEntries({ name: 'Breakfast', pricing_unit: 'fixed', deliverables: [], typical_duration })[0]!.text
  assert.equal(textOf('weekdays until 10 am'), 'Breakfast.\nBreakfast: weekdays until 10 am.')
  assert.equal(textOf('about 45 minutes'), 'Breakfast.\nBreakfast: It usually takes about 45 minutes.')
})
