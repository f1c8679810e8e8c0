import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPrices } from './find_prices.ts'

/** "min–max CUR units": max is missing where only a lowest price is stated. */
const told = (text: string, usual?: string) =>
  findPrices(text, usual)
    .map(({ min, max, currency, units }) =>
      [
        `${min / 100}${max === undefined ? '+' : max === min ? '' : `–${max / 100}`}`,
        currency,
        ...units,
      ].join(' '),
    )
    .join(', ')

const assertTold = (rows: readonly (readonly [string, string])[]) => {
  for (const [text, prices] of rows) assert.equal(told(text), prices, text)
}

test('amounts are read as English and German sites write them', () => {
  assertTold([
    ['£45', '45 GBP'],
    ['€1,250.00', '1250 EUR'],
    ['1.250 €', '1250 EUR'],
    ['1.250,50 Euro', '1250.5 EUR'],
    ['EUR 1.450,-', '1450 EUR'],
    ['CHF 1’280.–', '1280 CHF'],
    ['25,- €', '25 EUR'],
    ['$12k', '12000 USD'],
    ['12,90\u00a0€', '12.9 EUR'],
  ])
})

test('a lowest price and a range are told apart from a fixed price', () => {
  assertTold([
    ['from £450', '450+ GBP'],
    ['Starting at $9', '9+ USD'],
    ['ab 1.250 € zzgl. MwSt.', '1250+ EUR'],
    ['£1,200+', '1200+ GBP'],
    ['450 – 900 €', '450–900 EUR'],
    ['£450-£900', '450–900 GBP'],
    ['zwischen 300 und 500 Euro', '300–500 EUR'],
    ['€10–20', '10–20 EUR'],
  ])
})

test('what a price is counted by is read, also where several things count', () => {
  assertTold([
    ['45 €/Std.', '45 EUR amount'],
    ['£60 an hour', '60 GBP amount'],
    ['£120 for the first hour', '120 GBP amount'],
    ['ab 3,50 €/m²', '3.5+ EUR amount'],
    ['12.90 € p. P.', '12.9 EUR visit'],
    ['18 € monatlich', '18 EUR month'],
    ['€9 per user / month, billed yearly', '9 EUR amount month'],
    ['12 € pro Person und Monat', '12 EUR visit month'],
    ['£60 plus VAT per month', '60 GBP month'],
    ['€120 per year', '120 EUR year'],
    ['£15 per image', '15 GBP thing'],
    ['£24 per kg', '24 GBP'],
  ])
})

test('what is no price of today is passed over', () => {
  assertTold([
    ['statt 99 € nur 79 €', '79 EUR'],
    ['was £120', ''],
    ['save £20', ''],
    ['+ £150', ''],
    ['up to £500', ''],
    ['Tel. 0431 12345', ''],
    ['a budget of 5,000', ''],
    ['Open 9–18', ''],
  ])
})

test('a number before a price does not become a range with it', () => {
  assertTold([
    ['Level 2 – 45 €', '45 EUR'],
    ['Massage 60 min – £45', '45 GBP'],
    ['2 x 45 €', '45 EUR'],
    ['12 May 2024 £5', '5 GBP'],
  ])
})

test('a bare dollar sign is of the organization’s own currency', () => {
  assert.equal(told('$40', 'CAD'), '40 CAD')
  assert.equal(told('US$40', 'CAD'), '40 USD')
  assert.equal(told('$40', 'EUR'), '40 USD')
})

test('a price is quoted with the words that make it a lowest price, a range or a rate', () => {
  const quoted = (text: string) => findPrices(text)[0]!.text
  assert.equal(quoted('It costs from £45 per month.'), 'from £45 per month')
  assert.equal(
    quoted('Das kostet zwischen 300 und 500 € pro Tag, je nach Lage.'),
    'zwischen 300 und 500 € pro Tag',
  )
})
