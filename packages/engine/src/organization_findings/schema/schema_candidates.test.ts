import assert from 'node:assert/strict'
import { test } from 'node:test'
import { organizationFindings } from '../organization_findings.ts'
import type { SchemaEntity, SchemaValue } from '../page_hints.ts'

const entity = (types: string[], properties: Record<string, SchemaValue[]>): SchemaEntity => ({
  basis: 'schema_org',
  types,
  properties,
})
const findings = (...entities: SchemaEntity[]) =>
  organizationFindings([{ url: 'https://holm.example/', title: null, hints: { entities } }])
const readField = (field: string, ...entities: SchemaEntity[]) =>
  findings(...entities).find((each) => each.field === field)?.value

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri']
const hours = (...lines: string[]) => readField('opening_hours', entity(['Store'], { openingHours: lines }))

test('opening hours in the strings of schema.org are read, ranges, lists and several in one', () => {
  assert.deepEqual(hours('Mo-Fr 09:00-17:00'), [{ days: weekdays, opens: '09:00', closes: '17:00' }])
  assert.deepEqual(hours('Mo,We 10:00-14:00', 'Sa 10:00-13:00'), [
    { days: ['mon', 'wed'], opens: '10:00', closes: '14:00' },
    { days: ['sat'], opens: '10:00', closes: '13:00' },
  ])
  assert.deepEqual(hours('Tu,Th 16:00-20:00; Su 11:00-12:30'), [
    { days: ['tue', 'thu'], opens: '16:00', closes: '20:00' },
    { days: ['sun'], opens: '11:00', closes: '12:30' },
  ])
  assert.deepEqual(hours('Mo-Su'), [{ days: [...weekdays, 'sat', 'sun'], opens: '00:00', closes: '24:00' }])
  assert.equal(hours('Mo-Fr 99:00-17:00'), undefined)
})

test('specifications: equal times are a closed day, the last minute is midnight, and what holds for a while is left', () => {
  const specification = (properties: Record<string, string[]>) =>
    entity(['OpeningHoursSpecification'], properties)
  const read = (...specifications: SchemaEntity[]) =>
    readField('opening_hours', entity(['Restaurant'], { openingHoursSpecification: specifications }))
  const friday = specification({
    dayOfWeek: ['https://schema.org/Friday'],
    opens: ['17:00'],
    closes: ['23:59'],
  })
  const closed = specification({ dayOfWeek: ['Sunday'], opens: ['00:00'], closes: ['00:00'] })
  const holidays = specification({ opens: ['10:00'], closes: ['12:00'], validThrough: ['2026-12-31'] })
  assert.deepEqual(read(friday, closed, holidays), [{ days: ['fri'], opens: '17:00', closes: '24:00' }])
  assert.deepEqual(read(specification({ opens: ['08:00:00'], closes: ['20:00:00'] })), [
    { days: [...weekdays, 'sat', 'sun'], opens: '08:00', closes: '20:00' },
  ])
})

test('an address is written in the form of its country', () => {
  const read = (properties: Record<string, string[]>) =>
    readField('address', entity(['LocalBusiness'], { address: [entity(['PostalAddress'], properties)] }))
  const place = { streetAddress: ['12 Main St'], addressLocality: ['Springfield'], postalCode: ['12345'] }
  assert.equal(read({ ...place, addressCountry: ['DE'] }), '12 Main St\n12345 Springfield')
  assert.equal(read({ ...place, addressCountry: ['Germany'] }), '12 Main St\n12345 Springfield')
  assert.equal(
    read({ ...place, addressRegion: ['IL'], addressCountry: ['United States'] }),
    '12 Main St\nSpringfield, IL 12345',
  )
  assert.equal(read({ ...place, postalCode: ['M1 3HE'] }), '12 Main St\nSpringfield\nM1 3HE')
  assert.equal(readField('address', entity(['Store'], { address: ['1 Quay, Falmouth'] })), '1 Quay, Falmouth')
})

test('a place that can be visited says more than the company; makers, hosts and persons say nothing', () => {
  const company = entity(['Organization'], { name: ['Holm Holding'], telephone: ['+49 461 1111111'] })
  const workshop = entity(['HomeAndConstructionBusiness'], { name: ['Holm'], telephone: ['+49 461 2222222'] })
  assert.equal(readField('name', company, workshop), 'Holm')
  const page = entity(['WebPage'], { publisher: [company] })
  assert.equal(readField('name', page), 'Holm Holding')
  for (const type of ['Person', 'Product', 'Event', 'Service', 'JobPosting'])
    assert.equal(readField('name', entity([type], { name: ['Somebody'] })), undefined, type)
  const hosted = entity(['Event'], { organizer: [company] })
  assert.equal(readField('name', hosted), undefined)
})

test('links are named after their service, or their host; the site itself is none', () => {
  const sameAs = [
    'https://www.instagram.com/holm',
    'https://holm.example/about',
    'https://guild.example/members/holm',
    'ftp://holm.example',
  ]
  assert.deepEqual(readField('links', entity(['Store'], { sameAs })), [
    { title: 'Instagram', url: 'https://www.instagram.com/holm' },
    { title: 'guild.example', url: 'https://guild.example/members/holm' },
  ])
})

test('a currency is stated, or follows from the sign of a price range, but for dollars', () => {
  const currency = (properties: Record<string, string[]>) =>
    readField('currency', entity(['Store'], properties))
  assert.equal(currency({ currenciesAccepted: ['CHF, EUR'] }), 'CHF')
  assert.equal(currency({ currenciesAccepted: ['QQQ'] }), undefined)
  assert.equal(currency({ priceRange: ['€€'] }), 'EUR')
  assert.equal(currency({ priceRange: ['£20–£50'] }), 'GBP')
  assert.equal(currency({ priceRange: ['$$'] }), undefined)
})

test('structured data come before what the page shows, and microdata behind JSON-LD', () => {
  const jsonLd = entity(['Store'], { telephone: ['+49 461 1111111'] })
  const microdata: SchemaEntity = {
    ...entity(['Store'], { telephone: ['+49 461 2222222'] }),
    basis: 'microdata',
  }
  const hints = { entities: [microdata, jsonLd], lines: ['Tel. 0461 3333333'] }
  const found = organizationFindings([{ url: 'https://holm.example/kontakt', title: null, hints }])
  assert.deepEqual(
    found.filter(({ field }) => field === 'phone').map(({ value, basis }) => [value, basis]),
    [
      ['+49 461 1111111', 'schema_org'],
      ['+49 461 2222222', 'microdata'],
      ['0461 3333333', 'page'],
    ],
  )
})
