import assert from 'node:assert/strict'
import { test } from 'node:test'
import { baseOf, mentionsIn, type Value, valuesIn } from './index.ts'

const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

function written(value: Value): string {
  if (value.kind === 'quantity') return `${+baseOf(value).toFixed(4)} ${value.unit.measure}`
  if (value.kind === 'time') return clock(value.minute) + (value.either ? ' or later' : '')
  if (value.kind !== 'date') return `${value.kind} ${value.key}`
  const { year, month, day, weekday } = value
  return ['date', year, month, day, weekday === undefined ? undefined : `(${weekday})`]
    .filter((part) => part !== undefined)
    .join(' ')
}

/** The first reading of each mention. */
const read = (text: string) =>
  mentionsIn(text)
    .filter(({ isAside }) => !isAside)
    .map(({ readings }) => written(readings[0]!))

function assertSame(...rows: readonly (readonly [value: string, ...texts: string[]])[]) {
  for (const [value, ...texts] of rows) for (const text of texts) assert.deepEqual(read(text), [value], text)
}

test('numbers are read by value, in digits and in words', () => {
  assertSame(
    ['1200 bare', '1.200', '1,200', '1 200', '1200'],
    ['25 bare', '25', 'twenty-five', 'fünfundzwanzig'],
    ['250 bare', 'two hundred and fifty', 'zweihundertfünfzig'],
    ['12 bare', 'a dozen', 'ein Dutzend', 'zwölf'],
    ['1400000 bare', '1.4 million', '1,4 Mio.', '1,400,000'],
    ['50000 money EUR', '€50k', '50.000 Euro', '50 Tausend Euro'],
    ['2000000 money GBP', '£2m', '£2 million'],
  )
})

test('money is an amount with its currency, wherever that stands', () => {
  assertSame(
    ['42 money GBP', '£42', '42 £', 'GBP 42', '£42.00'],
    ['1450.5 money EUR', '1.450,50 Euro', '€1,450.50', 'EUR 1450,50', '1 450,50 €'],
    ['38 money EUR', '38,- €', '38 euros', 'achtunddreißig Euro'],
  )
  assert.deepEqual(read('the mountain one £55'), ['1 bare', '55 money GBP'])
  assert.deepEqual(read('£42–60'), ['42 money GBP', '60 money GBP'])
})

test('spans of time are the same in any unit', () => {
  assertSame(
    [
      '90 minutes',
      '90 min',
      '1.5 hours',
      '1½ hours',
      'anderthalb Stunden',
      'an hour and a half',
      '1 hour 30 minutes',
    ],
    ['30 minutes', 'half an hour', 'eine halbe Stunde', 'dreißig Minuten'],
    ['45 minutes', 'three quarters of an hour', 'Dreiviertelstunde'],
    ['20160 minutes', '2 weeks', '14 days', 'vierzehn Tage', '14-day'],
    ['120 minutes', 'zweistündig', 'two-hour'],
    ['12 months', 'one year', 'zwölf Monate', '12-month'],
  )
  assert.deepEqual(read('in fünf bis sieben Tagen'), ['7200 minutes', '10080 minutes'])
  assert.deepEqual(read('after 3, 7 and 14 days'), ['4320 minutes', '10080 minutes', '20160 minutes'])
})

test('sizes, weights and shares have their measure', () => {
  assertSame(
    ['26 metres', '26 m', '2600 cm'],
    ['500 grams', '500 g', 'ein halbes Kilo', '0.5 kg'],
    ['10 percent', '10 %', '10 percent', 'zehn Prozent'],
    ['12 degrees', '12 °C', '12 degrees'],
    ['12 count', '12 participants', 'zwölf Plätze', '12 guests'],
  )
  assert.deepEqual(read('half the price'), ['50 percent'])
  assert.deepEqual(read('7 to 12 °C'), ['7 degrees', '12 degrees'])
})

test('times of day are the same as 9–17 Uhr and as 9 am to 5 pm', () => {
  assertSame(
    ['17:00', '17 Uhr', '5 pm', '5 p.m.', '17:00 Uhr', 'fünf Uhr nachmittags'],
    ['12:00', 'noon', '12 pm', '12 Uhr'],
  )
  assert.deepEqual(read('9–17 Uhr'), ['9:00', '17:00'])
  assert.deepEqual(read('9 am to 5'), ['9:00', '5:00 or later'])
  assertSame(
    ['9:30 or later', 'half past nine', 'halb zehn', '9:30'],
    ['7:45 or later', 'Viertel vor acht', 'quarter to eight'],
  )
  assert.deepEqual(read('20 am Tag'), ['20 bare'], '"am" is a preposition in German')
})

test('dates are what is stated of them', () => {
  assertSame(
    [
      'date 2026 11 20',
      '2026-11-20',
      '20.11.2026',
      '20 November 2026',
      'November 20th, 2026',
      '20. November 2026',
    ],
    ['date 11 20', '20.11.', '20 November', 'the 20th of November', '20. Nov.'],
    ['date 11 20 (4)', 'Friday, 20 November', 'Freitag, den 20.11.', '20 November (a Friday)'],
    ['date (0)', 'Monday', 'montags'],
    ['date 3', 'in March', 'im März'],
  )
  assert.deepEqual(read('20.–22. November'), ['date 11 20', 'date 11 22'])
  assert.deepEqual(read('May I help?'), [])
  const days = mentionsIn('Mo–Fr').map(({ readings }) => written(readings[0]!))
  assert.deepEqual(days, ['date (0)', 'date (1)', 'date (2)', 'date (3)', 'date (4)'])
})

test('what is called, written to or visited is told apart from numbers', () => {
  assertSame(
    ['phone 441314960733', '+44 131 496 0733', '+44 (0)131 4960733', '0044 131 496-0733'],
    ['email a.b@c.example', 'A.B@c.example'],
    ['link shop.example/book', 'https://shop.example/book', 'www.shop.example/book/'],
    ['place zschocherschstr 61', 'Zschochersche Straße 61', 'Zschocherschen Str. 61'],
    ['place thistlcourt 27', '27 Thistle Court'],
    ['code LL4001', 'LL-4001', 'LL–4001'],
    ['code 24/7', '24/7'],
  )
  assert.deepEqual(read('Node.js, z.B. um acht, e.g. this'), ['8:00 or later'])
})

test('manners of speaking and marks of lists state nothing', () => {
  for (const text of ['1. Open the door', 'Tausend Dank!', 'twice a week', 'a nice day', 'B2B']) {
    const found = valuesIn(text).filter(({ kind }) => kind !== 'code')
    assert.deepEqual(found, [], text)
  }
})

test('what is roughly said is marked, and so is what is said of one', () => {
  const [about, over] = mentionsIn('about £85, more than 140')
  assert.equal(about!.hedge, 'about')
  assert.equal(over!.hedge, 'over')
  assert.ok(mentionsIn('£42 a day')[0]!.isRate)
  assert.ok(mentionsIn('42 € pro Tag')[0]!.isRate)
})
