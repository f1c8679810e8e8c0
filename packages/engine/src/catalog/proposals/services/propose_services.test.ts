import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heading, list, paragraph, table } from '../../../knowledge/testing/passages.ts'
import { materialOf, offered, page } from '../testing/material.ts'
import { proposeServices } from './propose_services.ts'

const studio = materialOf(
  'en',
  page(
    'Fernhill Studio – Brand and web design',
    '',
    heading(1, 'Brands and websites that earn their keep'),
    paragraph('We are a small studio in Bristol.'),
    heading(2, 'What we do'),
    heading(3, 'Brand identity'),
    paragraph('A name, a logo and a system that holds together from the label to the van.'),
    heading(3, 'Websites'),
    paragraph('Fast, honest websites that your own team can edit.'),
    heading(2, 'Recent work'),
    heading(3, 'Coldbrook Cider'),
    paragraph('A rebrand that raised £12,000 in pre-orders.'),
  ),
  page(
    'Prices | Fernhill Studio',
    'prices',
    heading(1, 'Prices'),
    paragraph('All prices are plus VAT. We ask for a deposit of £500 when you book.'),
    heading(2, 'Brand sprint'),
    paragraph('£4,800'),
    paragraph('A brand that you can launch with. Ideal for founders who open within three months.'),
    heading(3, 'What’s included'),
    list('A one-day workshop', 'Logo, colours and typefaces', 'A 20-page guide'),
    paragraph('Takes two weeks.'),
    heading(2, 'Website in a month'),
    paragraph('From £9,500'),
    paragraph('A website of up to twelve pages, designed, built and written with you.'),
    heading(2, 'Care plan'),
    paragraph('£180 per month'),
    heading(2, 'Packaging design'),
    paragraph('Between £1,200 and £3,500 per product line, depending on the number of sizes.'),
    heading(2, 'Example'),
    paragraph('A cider maker who books the sprint and the website pays £14,300.'),
    heading(2, 'Cancellations'),
    paragraph('If you cancel less than seven days before a workshop, we charge £300.'),
  ),
)

test('a studio’s cards become services with their prices, and nothing else that costs money does', () => {
  assert.deepEqual(offered(proposeServices(studio)), {
    'Brand sprint': 'fixed 4800 GBP',
    'Website in a month': 'from 9500 GBP',
    'Care plan': 'monthly 180 GBP',
    'Packaging design': 'fixed 1200–3500 GBP',
    'Brand identity': 'none',
  })
})

test('a service has what its section says: description, length, what is included and whom it suits', () => {
  const [sprint] = proposeServices(studio)
  assert.deepEqual(sprint!.payload, {
    name: 'Brand sprint',
    pricing_unit: 'fixed',
    price_min: 480_000,
    price_max: 480_000,
    currency: 'GBP',
    description: 'A brand that you can launch with.',
    typical_duration: '2 weeks',
    deliverables: ['A one-day workshop', 'Logo, colours and typefaces', 'A 20-page guide'],
    good_fit_signals: ['Founders who open within three months'],
  })
})

test('a proposal cites facts that name what it rests on', () => {
  const facts = new Map(studio.passages.flatMap((passage) => passage.facts).map(({ id, text }) => [id, text]))
  for (const { payload, fact_ids } of proposeServices(studio)) {
    assert.ok(fact_ids.length > 0, String(payload.name))
    for (const id of fact_ids) assert.ok(facts.has(id))
  }
  const care = proposeServices(studio).find(({ payload }) => payload.name === 'Care plan')
  assert.match(facts.get(care!.fact_ids[0]!)!, /£180 per month/)
})

test('a law office without prices offers its practice areas, and its people are none', () => {
  const office = materialOf(
    'en',
    page(
      'Harrow & Pike Solicitors',
      '',
      paragraph('We advise employees in Leeds.'),
      heading(2, 'Our practice areas'),
      list('Employment law', 'Family law', 'Wills and probate'),
      heading(2, 'Our team'),
      heading(3, 'Anna Harrow'),
      paragraph('Partner since 1999.'),
    ),
    page(
      'Practice areas – Harrow & Pike',
      'practice-areas',
      heading(1, 'How we can help'),
      heading(2, 'Employment law'),
      paragraph('We represent employees in dismissals, contracts and settlement agreements.'),
      heading(2, 'Family law'),
      paragraph('Separation, children and money: we look for agreements before we look for a judge.'),
      heading(2, 'Why choose us?'),
      paragraph('Because we answer the telephone, and because we have done this for thirty years.'),
    ),
    page(
      'Conveyancing – Harrow & Pike',
      'practice-areas/conveyancing',
      heading(1, 'Conveyancing'),
      paragraph('Buying or selling a house, with one person who answers the telephone.'),
      heading(2, 'Our approach'),
      paragraph('Talk first, sign later.'),
    ),
    page(
      'Fees – Harrow & Pike',
      'fees',
      paragraph('An initial consultation costs £190 plus VAT and takes up to 60 minutes.'),
      paragraph('For a claim of £10,000 the court asks for £500.'),
    ),
  )
  const proposals = proposeServices(office)
  assert.deepEqual(offered(proposals), {
    'Employment law': 'none',
    'Family law': 'none',
    'Wills and probate': 'none',
    Conveyancing: 'none',
    'Initial consultation': 'fixed 190 GBP',
  })
  assert.equal(
    proposals[0]!.payload.description,
    'We represent employees in dismissals, contracts and settlement agreements.',
  )
})

test('a German craft business: prices by the square metre, gross before net, no rates, no sums', () => {
  const painter = materialOf(
    'de',
    page(
      'Leistungen | Malerbetrieb Thomsen',
      'leistungen',
      heading(1, 'Unsere Leistungen'),
      heading(2, 'Innenanstrich'),
      paragraph('Wir streichen Wände und Decken, schnell und sauber.'),
      paragraph('Ab 9,50 €/m² zzgl. MwSt.'),
      heading(2, 'Fassadenanstrich'),
      paragraph('Gerüst, Reinigung und zwei Anstriche. Ein Haus dauert in der Regel 2 bis 3 Wochen.'),
      paragraph('Preis: ab 3.900 €'),
      heading(2, 'Schimmelsanierung'),
      paragraph('Wir suchen die Ursache, bevor wir streichen. Die Begutachtung kostet 120 €.'),
    ),
    page(
      'Preise | Malerbetrieb Thomsen',
      'preise',
      heading(1, 'Preise'),
      table(
        ['Leistung', 'Preis (netto)', 'Preis (brutto)'],
        ['Raum streichen', '420 €', '499,80 €'],
        ['Gesellenstunde', '52 €', '61,88 €'],
        ['Anfahrt', '35 €', '41,65 €'],
      ),
      heading(2, 'Beispielrechnung'),
      table(null, ['Wohnzimmer', '680 €'], ['Flur', '310 €'], ['Summe', '990 €']),
    ),
  )
  const proposals = proposeServices(painter)
  assert.deepEqual(offered(proposals), {
    Innenanstrich: 'from 9.5 EUR',
    Fassadenanstrich: 'from 3900 EUR',
    'Raum streichen': 'fixed 499.8 EUR',
    Schimmelsanierung: 'none',
    Begutachtung: 'fixed 120 EUR',
  })
  assert.match(String(proposals[0]!.payload.description), /Ab 9,50 €\/m² zzgl\. MwSt\.$/)
  assert.equal(proposals[1]!.payload.typical_duration, '2 bis 3 Wochen')
})

test('a shop’s workshop is offered, its articles, opening hours and postage are not', () => {
  const articles = Array.from({ length: 30 }, (_, at) => [
    heading(3, `Helmet model ${at + 1}`),
    paragraph(`£${20 + at}.99`),
    paragraph('Add to basket'),
  ]).flat()
  const shop = materialOf(
    'en',
    page(
      'Spoke & Saddle – Bikes and repairs',
      '',
      heading(2, 'Opening hours'),
      table(['Day', 'Hours'], ['Mon–Fri', '9–18'], ['Sat', '9–16']),
      heading(2, 'New in'),
      heading(3, 'Brompton C Line'),
      paragraph('£1,345'),
      heading(2, 'Delivery'),
      paragraph('Delivery costs £4.95. Orders over £50 are free.'),
    ),
    page('Shop – Spoke & Saddle', 'shop', heading(1, 'Shop'), ...articles),
    page(
      'Workshop – Spoke & Saddle',
      'workshop',
      heading(1, 'Workshop'),
      heading(2, 'Servicing'),
      list(
        'Basic service: £45. Brakes, gears and tyres checked and adjusted.',
        'Full service: £95',
        'Annual overhaul: from £180',
      ),
      heading(2, 'Repairs'),
      table(
        ['Job', 'Time', 'Price'],
        ['Puncture repair', '15 min', '£12'],
        ['Wheel truing', '30 min', '£18'],
      ),
      heading(2, 'Bike hire'),
      paragraph('Hybrid bikes for £25 a day or £110 a week, with a helmet. A deposit of £100 is returned.'),
    ),
  )
  const proposals = proposeServices(shop)
  assert.deepEqual(offered(proposals), {
    'Basic service': 'fixed 45 GBP',
    'Full service': 'fixed 95 GBP',
    'Annual overhaul': 'from 180 GBP',
    'Puncture repair': 'fixed 12 GBP',
    'Wheel truing': 'fixed 18 GBP',
    'Bike hire': 'from 25 GBP',
  })
  const named = (name: string) => proposals.find(({ payload }) => payload.name === name)!.payload
  assert.equal(named('Basic service').description, 'Brakes, gears and tyres checked and adjusted.')
  assert.equal(named('Puncture repair').typical_duration, '15 minutes')
  assert.equal(named('Bike hire').description, '£25 a day.')
})

test('a club’s memberships are named by what they are of, and courses keep both of their prices', () => {
  const club = materialOf(
    'de',
    page(
      'TSV Seefeld e. V.',
      '',
      heading(2, 'Unsere Sportarten'),
      heading(3, 'Turnen'),
      paragraph('Für Kinder ab vier Jahren, dienstags in der Grundschulhalle.'),
      heading(3, 'Tischtennis'),
      paragraph('Vom Hobbyspieler bis zur Bezirksliga.'),
      heading(2, 'Nächste Termine'),
      list('12. Mai: Sommerfest, Eintritt 3 €'),
    ),
    page(
      'Beiträge – TSV Seefeld',
      'beitraege',
      heading(1, 'Mitgliedsbeiträge'),
      table(
        ['Mitgliedschaft', 'pro Monat', 'pro Jahr'],
        ['Erwachsene', '12,00 €', '144,00 €'],
        ['Familie', '24,00 €', '288,00 €'],
      ),
      paragraph('Die Aufnahmegebühr beträgt einmalig 10 €.'),
      heading(2, 'Kurse'),
      list('Rückenfit (10 x 60 Minuten): 60 € für Mitglieder, 90 € für Gäste', 'Yoga am Morgen: 80 €'),
    ),
  )
  assert.deepEqual(offered(proposeServices(club)), {
    'Mitgliedschaft: Erwachsene': 'monthly 12 EUR',
    'Mitgliedschaft: Familie': 'monthly 24 EUR',
    Rückenfit: 'fixed 60–90 EUR',
    'Yoga am Morgen': 'fixed 80 EUR',
    Turnen: 'none',
    Tischtennis: 'none',
  })
})

test('a software maker’s plans are offered, its features and its documentation are not', () => {
  const software = materialOf(
    'en',
    page(
      'Ledgerly – Invoicing',
      '',
      heading(2, 'Features'),
      heading(3, 'Reminders'),
      paragraph('Three reminders, politely worded, at a time that suits you.'),
    ),
    page(
      'Pricing – Ledgerly',
      'pricing',
      heading(1, 'Pricing'),
      heading(2, 'Starter'),
      paragraph('For side projects'),
      paragraph('€0'),
      paragraph('per month'),
      list('5 invoices a month', '1 user'),
      paragraph('Get started'),
      heading(2, 'Team'),
      paragraph('For growing teams'),
      paragraph('€12 per user / month'),
      list('Unlimited invoices', 'Bank import'),
      paragraph('Get started'),
      heading(2, 'Enterprise'),
      paragraph('Custom pricing'),
      list('Single sign-on', 'A named contact'),
      paragraph('Contact sales'),
      heading(2, 'Frequently asked questions'),
      heading(3, 'Is there a discount?'),
      paragraph('Yes, pay yearly. Team is then €115 a year.'),
    ),
    page(
      'Create an invoice – Ledgerly docs',
      'docs/create-an-invoice',
      heading(1, 'Create an invoice'),
      paragraph('A support line of €100 with 19 % tax costs €119.'),
    ),
  )
  const proposals = proposeServices(software)
  assert.deepEqual(offered(proposals), {
    Starter: 'monthly 0 EUR',
    Team: 'monthly 12 EUR',
    Enterprise: 'none',
  })
  assert.deepEqual(proposals[1]!.payload.deliverables, ['Unlimited invoices', 'Bank import'])
  assert.deepEqual(proposals[1]!.payload.good_fit_signals, ['Growing teams'])
  // The catalog has no word for "per user".
  assert.equal(proposals[1]!.payload.description, '€12 per user / month.')
})

test('the same material gives the same proposals', () => {
  assert.deepEqual(proposeServices(studio), proposeServices(studio))
})
