import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numbersAndNames } from './numbers_and_names.ts'

const numbers = (text: string) => numbersAndNames(text).numbers
const names = (text: string) => numbersAndNames(text).names

test('a number is written one way, with its unit, currency or sign', () => {
  for (const [text, ...found] of [
    ['It costs 14,500 euros.', '14500 eur'],
    ['Es kostet 14.500 €.', '14500 eur'],
    ['It costs €1,234.50 or $9.', '1234.50 eur', '9 usd'],
    ['Es kostet 1.234,50 EUR, also 12,5 %.', '1234.50 eur', '12.5 %'],
    ['10 percent, 10% and 10 Prozent', '10 %', '10 %', '10 %'],
    ['It takes three weeks, twelve hours or 5 minutes.', '3 week', '12 hour', '5 minute'],
    ['Drei Wochen, zwölf Stunden', '3 week', '12 hour'],
    ['From 9:30 am to 5 p.m., since 31.12.2026', '9:30 am', '5 pm', '31.12.2026'],
    ['At -5 degrees', '-5 °'],
    ['Half of it', '0.5'],
    ['At 1,234,567 or 1,234,567.50 or 1.234.567,50', '1234567', '1234567.50', '1234567.50'],
    ['12,345.50 or 12.345,50', '12345.50', '12345.50'],
    ['1,5 km and 12,34 km, 1’500 m', '1.5 km', '12.34 km', '1500 m'],
    ['£5, ¥500 and 5 ‰', '5 gbp', '500 jpy', '5 ‰'],
    ['Um 8 Uhr, 5 GB, 6 MB, 7 TB, 3k', '8 clock', '5 gb', '6 mb', '7 tb', '3 thousand'],
  ] as const)
    assert.deepEqual(numbers(text), found, text)
})

test('English and German count and measure alike', () => {
  for (const [english, german, found] of [
    ['twenty seconds', 'zwanzig Sekunden', '20 second'],
    ['thirty days', '30 Tage', '30 day'],
    ['two months', 'zwei Monate', '2 month'],
    ['ninety years', 'neunzig Jahre', '90 year'],
    ['hundred dollars', 'hundert USD', '100 usd'],
    ['thousand pounds', 'tausend GBP', '1000 gbp'],
    ['million francs', 'Million Franken', '1000000 chf'],
    ['twice', 'zweimal', '2'],
    ['nine kilometres', 'neun km', '9 km'],
    ['four miles', 'vier Meilen', '4 mile'],
    ['three kilos', 'drei Kilogramm', '3 kg'],
    ['six liters', 'sechs Litern', '6 l'],
    ['50 degrees', 'fünfzig Grad', '50 °'],
  ] as const)
    assert.deepEqual([numbers(english), numbers(german)], [[found], [found]])
})

test('another number, unit or sign is another', () => {
  for (const [one, other] of [
    ['5 hours', '5 minutes'],
    ['5 °', '-5 °'],
    ['1.5 km', '15 km'],
    ['20 euros', '20 dollars'],
    ['three weeks', 'four weeks'],
  ] as const)
    assert.notDeepEqual(numbers(one), numbers(other), `${one} ${other}`)
})

test('the place of a step is no number that it states', () => {
  assert.deepEqual(numbers('Add a guest, step 3: Click Save.'), [])
  assert.deepEqual(numbers('Wie geht das? Schritt 12: Speichern.'), [])
  assert.deepEqual(numbers('Each step 3 metres long'), ['3 m'])
})

test('names are what is written large inside a sentence, or has capitals of its own', () => {
  assert.deepEqual(names('The studio in Kiel was founded by Maria Lopez’s mother.'), [
    'kiel',
    'maria',
    'lopez',
  ])
  assert.deepEqual(names('Our prices: Rooms are cheap. Breakfast is free. “Tea” too, I think.'), [])
  assert.deepEqual(names('GmbH rules apply.'), ['gmbh'])
  assert.deepEqual(names('API and iPhone, GmbH and Co.'), ['api', 'iphone', 'gmbh', 'co'])
})
