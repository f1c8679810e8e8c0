import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bakery, bikes, consulting, practice, software } from '../../testing/claim_pages.ts'
import { assertPass, assertRefused, groundsOf } from '../../testing/claims.ts'
import { knownTexts, refusalOf, withTexts } from './index.ts'

describe('a figure passes', () => {
  test('if it is stated anywhere, in whatever form', () => {
    assertPass(bikes, [
      ['how much?', 'A city bike is 22 pounds a day, an e-bike £42.', 'Half a day is four hours.'],
      ['hours?', 'In winter it’s 10–4 on weekdays, at weekends from half past nine to 5 pm.'],
      [
        'far?',
        'The Lighthouse loop is 18 km and takes about 90 minutes.',
        'The battery lasts for 60 to 90 km.',
      ],
      ['where?', 'At 3 Capstan Row. Call 01632 960142 or see harbourbikes.example.'],
      ['', 'We’re closed from 24 December until 2 January.'],
    ])
    assertPass(bakery, [
      [
        'offen?',
        'Samstags von sieben bis 14 Uhr, in der Zschocherschen Str. 61.',
        'Sonntags ist geschlossen.',
      ],
      ['', 'Das Landbrot wiegt ein Kilo und kostet 6,40 €.', 'Es bleibt 5–7 Tage frisch.'],
    ])
    assertPass(software, [
      ['', 'Growth is €590 a month with 25 users and 1.000 documents.', 'The trial lasts three weeks.'],
      ['auf deutsch?', 'Der Support ist montags bis freitags von 8 bis 18 Uhr da.'],
    ])
  })

  test('if the visitor said it', () => {
    assertPass(bikes, [
      ['We are 14, my budget is 700 pounds and I arrive at 11:20', 'With 14 people and £700, 11:20 is fine.'],
      ['is it 65?', 'No, not £65.'],
    ])
  })

  test('if it follows in one step from figures that are named', () => {
    assertPass(bikes, [
      ['two e-bikes?', 'A city bike is £22, an e-bike £42, so two e-bikes come to £84.'],
      ['two e-bikes for two days?', 'That’s £168, and the deposit is £300.'],
      ['8 city bikes', 'Eight are £176, and with 10 % off £158.40.', 'You save £17.60.'],
      ['2 adults with helmets', 'Two city bikes at £22 and two helmets at £3 come to £50.'],
      ['when back today?', 'We close at 4 pm, so be back by 3:45 pm.', 'You have six hours from 10.'],
      ['', 'The tandem is £44, twice the price of a city bike.'],
    ])
    assertPass(bakery, [
      ['', 'Vier Croissants sind 9,60 Euro, zwei Brezeln zu 1,30 Euro sind 2,60 Euro, zusammen 12,20 Euro.'],
      ['Abo Klein im Jahr?', 'Das Abo Klein kostet 24 Euro im Monat, im Jahr 288 Euro.'],
      [
        'was sparen wir mit dem großen?',
        'Zwei kleine Abos wären 48 Euro, mit dem großen für 46 Euro sparen Sie 2 Euro.',
      ],
      ['Torte am 12. Dezember', 'Bestellen Sie sie vier Tage vorher, also bis zum 8. Dezember.'],
      ['seit wann?', 'Seit 2013, das sind 13 Jahre.'],
      ['Kurs zu zweit', 'Zu zweit kostet der Kurs 238 Euro.'],
    ])
    assertPass(consulting, [
      ['three sites?', 'The first site is £64,000, each further one £22,000: £108,000.'],
      ['with VAT?', 'The check is £18,500, with 20 % VAT £22,200.', 'Half of £18,500 is £9,250.'],
      ['per year?', 'The partnership is £4,800 a month, £57,600 a year.'],
      ['start?', 'Three weeks from today is 11 December.', 'The firm is 14 years old.'],
    ])
    assertPass(software, [
      ['260 documents', 'That’s 60 more than 200 at €0.60, so €36 on top of €190: €226.'],
      ['difference?', 'Growth is €590 and Starter €190, so €400 more.'],
      ['charity', 'With 25 % off, Growth is €442.50.'],
    ])
    assertPass(practice, [
      ['Blutabnahme um 8:30', 'Essen Sie zwölf Stunden vorher nichts, also ab 20:30 Uhr.'],
      ['beides?', '185 Euro und 48,50 Euro, zusammen 233,50 Euro.'],
      ['ich bin 36', 'Mit 36 zahlt die Kasse, denn das gilt ab 35.'],
    ])
  })

  test('if it is rounded and says so', () => {
    assertPass(consulting, [['', 'About 150 projects, more than 140, for nearly 100 clients.']])
    assertPass(consulting, [['', 'Das sind rund 150 Projekte für knapp 100 Kunden.']])
    assertRefused(consulting, 'value', [['', 'We’ve done 150 projects.', 'About 180 projects.']])
  })

  test('if it only counts a few things, or is a manner of speaking', () => {
    assertPass(bikes, [
      ['', 'I see two options, both fine.', 'First, the tandem.', '1. Choose a bike'],
      ['', 'I’m not 100 % sure.', 'One moment!', 'In an emergency call 112.'],
    ])
  })

  test('in another language, too', () => {
    assertPass(software, [['', 'Starter coûte 190 € par mois, soit 2280 € par an.', 'De 8 h à 18 h.']])
  })
})

describe('a figure is refused', () => {
  test('if nothing states it', () => {
    assertRefused(bikes, 'value', [
      ['', 'An e-bike is £46 a day.', 'Two e-bikes come to £94.', 'The week costs £205.'],
      ['', 'The Moor road is 84 km.', 'It takes 42 minutes.', 'It’s a good 55 km.', 'That’s 25 miles.'],
      ['', 'We’re open until 8 pm.', 'We open at 7 in the morning.', 'Groups get 12 % off.'],
      [
        '',
        'Call 01632 960 241.',
        'We’re at 13 Capstan Row.',
        'See harbour-bikes.com.',
        'We close on 22 December.',
      ],
    ])
    assertRefused(bakery, 'value', [
      [
        '',
        'Das Landbrot kostet 7,40 Euro.',
        'Der Kurs dauert sechseinhalb Stunden.',
        'Bis 19:45 Uhr ist offen.',
      ],
      [
        '',
        'Es hält zehn Tage.',
        'Die Torte hat 32 cm.',
        'Backen Sie bei 230 °C.',
        'Die Torte reicht für 20 Personen.',
      ],
    ])
    assertRefused(consulting, 'value', [
      [
        '',
        'A check costs £21,500.',
        'Three sites come to £118,000.',
        'It takes 16 weeks.',
        'We’re 25 people.',
      ],
    ])
    assertRefused(practice, 'value', [
      [
        '',
        'Der Check kostet 195 Euro.',
        'Montags bis 20 Uhr.',
        'Ab 40 Jahren zahlt die Kasse.',
        'Kommen Sie am 3. Dezember.',
      ],
    ])
    assertRefused(software, 'value', [
      ['', 'That’s LL-4711.', 'Write to help@ledgerline.example.', 'See api.ledgerline.example/v3.'],
    ])
  })

  test('if it measures something else', () => {
    assertRefused(bikes, 'value', [
      ['', 'It takes 42 minutes.', 'Two tandems weigh 44 kg.', 'The loop is 22 km.', 'The deposit is €150.'],
    ])
    assertRefused(software, 'value', [
      ['', 'You get 21 % off.', 'It takes 25 minutes.', 'Files may be up to 25 GB.'],
    ])
  })

  test('if it does not follow from what it seems to follow from', () => {
    assertRefused(bikes, 'value', [
      ['two e-bikes', 'Two at £42 come to £94.'],
      ['8 city bikes', 'With 10 % off £176 you pay £160.40.'],
    ])
    assertRefused(consulting, 'value', [['', 'With 20 % VAT the £18,500 are £21,800.']])
  })

  test('if a date does not exist so', () => {
    assertRefused(bikes, 'value', [
      ['', 'Tomorrow, Sunday, we open at 9:30.'],
      ['we come on Friday 27 November', 'Thursday, 27 November, is fine.'],
    ])
  })

  test('also where other sentences of the reply rest on it', () => {
    assertRefused(bikes, 'value', [['', 'An e-bike is £50 a day.', 'So three come to £150.01, or £50 each.']])
  })

  test('with a reason that names it', () => {
    const refusal = refusalOf('The Moor road is 84 km.', groundsOf(bikes))
    assert.match(refusal!.because, /^"84 km" is in nothing you were given and doesn't follow from it\./)
  })
})

describe('known texts', () => {
  test('can be added to', () => {
    const known = knownTexts(['City bike £22'])
    const grounds = { ...groundsOf(''), known }
    const sentence = 'The tandem is £44.'
    assert.equal(refusalOf(sentence, grounds)?.rule, 'value')
    assert.equal(refusalOf(sentence, { ...grounds, known: withTexts(known, ['Tandem £44']) }), null)
  })

  test('say in the heads of a table what its numbers measure', () => {
    const table = '| Course | Price (£) | Duration (minutes) |\n|---|---|---|\n| Yoga | 18 | 75 |'
    assertPass(table, [['', 'Yoga is £18 for 75 minutes.']])
    assertRefused(table, 'value', [['', 'Yoga takes 18 minutes.', 'Yoga costs £75.']])
  })
})
