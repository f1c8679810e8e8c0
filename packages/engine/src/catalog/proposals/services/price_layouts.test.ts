import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '../../../knowledge/document.ts'
import { heading, list, paragraph, table } from '../../../knowledge/testing/passages.ts'
import { materialOf, offered, page } from '../testing/material.ts'
import { proposeServices } from './propose_services.ts'

const onPricePage = (...blocks: Block[]) =>
  proposeServices(materialOf('en', page('Prices', 'prices', ...blocks)))
const prices = (...blocks: Block[]) => offered(onPricePage(...blocks))

test('a table with a column for every size offers each row from the lowest to the highest price', () => {
  assert.deepEqual(
    prices(
      table(['Service', 'Small', 'Large'], ['Bath and brush', '£25', '£40'], ['Full groom', '£38', '£60']),
    ),
    { 'Bath and brush': 'fixed 25–40 GBP', 'Full groom': 'fixed 38–60 GBP' },
  )
})

test('plans side by side are named by the first row, and what they include is in the others', () => {
  const proposals = onPricePage(
    table(
      ['', 'Solo', 'Studio'],
      ['Price', '$0', '$24 / month'],
      ['Projects', '2', 'Unlimited'],
      ['Client portal', '–', '✓'],
    ),
  )
  assert.deepEqual(offered(proposals), { Solo: 'fixed 0 USD', Studio: 'monthly 24 USD' })
  assert.deepEqual(proposals[1]!.payload.deliverables, ['Projects: Unlimited', 'Client portal'])
})

test('cells without a currency take it from the heading of their column', () => {
  assert.deepEqual(
    prices(
      table(
        ['Kurs', 'Dauer', 'Preis (CHF)'],
        ['Deutsch A1', '8 Wochen', "1'280.–"],
        ['Deutsch B2', '', '690.–'],
      ),
    ),
    { 'Deutsch A1': 'fixed 1280 CHF', 'Deutsch B2': 'fixed 690 CHF' },
  )
})

test('a row over all columns names the group of the rows below it', () => {
  assert.deepEqual(
    prices(
      table(['Service', 'Price'], ['Women', 'Women'], ['Haircut', '£45'], ['Men', 'Men'], ['Haircut', '£30']),
    ),
    { 'Haircut (Women)': 'fixed 45 GBP', 'Haircut (Men)': 'fixed 30 GBP' },
  )
})

test('a list names services before or after their price, with lengths and descriptions', () => {
  const proposals = onPricePage(
    list(
      'Basic check (60 min) – £45: brakes, gears and tyres',
      '£95 – Full service',
      'Consultation, 30 min: £60',
    ),
  )
  assert.deepEqual(offered(proposals), {
    'Basic check': 'fixed 45 GBP',
    'Full service': 'fixed 95 GBP',
    Consultation: 'fixed 60 GBP',
  })
  assert.equal(proposals[0]!.payload.description, 'Brakes, gears and tyres.')
  assert.equal(proposals[2]!.payload.typical_duration, '30 minutes')
})

test('lines that only a length tells apart are two services; lines of nothing but lengths are one', () => {
  assert.deepEqual(prices(list('Massage 30 min – £35', 'Massage 60 min – £60')), {
    'Massage 30 min': 'fixed 35 GBP',
    'Massage 60 min': 'fixed 60 GBP',
  })
  const [massage] = onPricePage(heading(2, 'Massage'), paragraph('30 minutes: £35\n60 minutes: £60'))
  assert.deepEqual(offered([massage!]), { Massage: 'fixed 35–60 GBP' })
  assert.equal(massage!.payload.typical_duration, '30 to 60 minutes')
})

test('a heading may carry the price itself', () => {
  assert.deepEqual(prices(heading(2, 'Basic check – £45'), paragraph('Brakes, gears and tyres.')), {
    'Basic check': 'fixed 45 GBP',
  })
})

test('one name under two headings is two services where the prices differ', () => {
  assert.deepEqual(
    prices(heading(2, 'Damen'), list('Schneiden 39 €'), heading(2, 'Herren'), list('Schneiden 32 €')),
    { 'Schneiden (Damen)': 'fixed 39 EUR', 'Schneiden (Herren)': 'fixed 32 EUR' },
  )
})

test('shipping, deposits, surcharges, rates, sums and vouchers are no services', () => {
  assert.deepEqual(
    prices(
      list(
        'Boiler service – £85',
        'Call-out charge – £60',
        'Weekend surcharge – £40',
        'Hourly rate – £55 per hour',
        'Deposit – £100',
        'Delivery – £5',
        'Cancellation within 24 hours – £30',
        'Gift voucher – £50',
        'Total – £200',
      ),
    ),
    { 'Boiler service': 'fixed 85 GBP' },
  )
})

test('an example calculation offers nothing', () => {
  assert.deepEqual(
    prices(paragraph('For example:'), list('Living room – £680', 'Hall – £310'), paragraph('That is all.')),
    {},
  )
})

test('what costs money and is neither called a service nor among offers is an article', () => {
  const material = materialOf(
    'en',
    page(
      'The Cheese Cellar',
      '',
      heading(2, 'This week'),
      list('Shropshire Blue – £24', 'Hereford Hop – £21'),
    ),
  )
  assert.deepEqual(proposeServices(material), [])
})

test('a hundred articles on one page are a shop, whatever the page is called', () => {
  const articles = Array.from({ length: 100 }, (_, at) => `Repair kit ${at} – £${at + 5}`)
  assert.deepEqual(prices(list(...articles)), {})
})

test('a price that is told in two ways is left out, the service is not', () => {
  const material = materialOf(
    'en',
    page('Prices', 'prices', list('Full service – £95', 'Basic check – £45')),
    page('Services', 'services', list('Full service – £110', 'Basic check – £45')),
  )
  assert.deepEqual(offered(proposeServices(material)), {
    'Full service': 'none',
    'Basic check': 'fixed 45 GBP',
  })
})

test('the price of something else in a section is not the section’s own', () => {
  assert.deepEqual(prices(heading(2, 'Roof repair'), paragraph('We come and look. The survey costs £120.')), {
    Survey: 'fixed 120 GBP',
  })
})

test('an answer to a question only adds the price to what is known to be a service', () => {
  const material = materialOf(
    'en',
    page('Services', 'services', heading(2, 'Tax return'), paragraph('We file it for you, on time.')),
    page(
      'Questions',
      'faq',
      heading(2, 'What does it cost?'),
      paragraph('A tax return costs £240. A parking permit costs £15.'),
    ),
  )
  assert.deepEqual(offered(proposeServices(material)), { 'Tax return': 'fixed 240 GBP' })
})

test('kinds of things are named by what is done to them', () => {
  assert.deepEqual(prices(heading(2, 'Wartung'), list('Gasheizung: 149 €', 'Wärmepumpe: 210 €')), {
    'Wartung: Gasheizung': 'fixed 149 EUR',
    'Wartung: Wärmepumpe': 'fixed 210 EUR',
  })
})

test('what is counted by anything but the month says so in the description', () => {
  const proposals = onPricePage(
    list('Retouching – £15 per image', 'Court – £12 an hour', 'Course – £90 per person'),
  )
  assert.deepEqual(offered(proposals), {
    Retouching: 'from 15 GBP',
    Court: 'from 12 GBP',
    Course: 'fixed 90 GBP',
  })
  assert.deepEqual(
    proposals.map(({ payload }) => payload.description),
    ['£15 per image.', '£12 an hour.', '£90 per person.'],
  )
})

test('the steps of a process are not what a client gets', () => {
  const [visa] = proposeServices(
    materialOf(
      'en',
      page(
        'Visas',
        'services/visas',
        heading(1, 'Visas'),
        paragraph('We prepare the application and answer the authorities.'),
        heading(2, 'How it works'),
        list('Call us', 'Meet us'),
      ),
    ),
  )
  assert.equal(visa!.payload.name, 'Visas')
  assert.equal(visa!.payload.deliverables, undefined)
})

test('a site in two languages offers everything once, in its own', () => {
  const english = page(
    'Prices',
    'en/prices',
    paragraph('We are happy to tell you what it will cost before we begin with the work.'),
    list('Basic check – £45', 'Full service – £95'),
  )
  const german = page(
    'Preise',
    'de/preise',
    paragraph('Wir sagen Ihnen gerne, was es kostet, bevor wir mit der Arbeit beginnen.'),
    list('Kleine Wartung – 45 €', 'Große Wartung – 95 €'),
  )
  assert.deepEqual(Object.keys(offered(proposeServices(materialOf('en', english, german)))), [
    'Basic check',
    'Full service',
  ])
  assert.deepEqual(Object.keys(offered(proposeServices(materialOf('de', english, german)))), [
    'Kleine Wartung',
    'Große Wartung',
  ])
  assert.equal(proposeServices(materialOf('fr', english, german)).length, 4)
})
