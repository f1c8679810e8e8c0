import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRange } from './read_range.ts'
import { today } from './testing/ended_conversation.ts'

const shown = (text: string) => {
  const read = readRange(text, today)
  if (read === null) return null
  const { min, max, openMin, openMax, unit, per } = read.range
  const ends = `${openMin ? '(' : '['}${min},${max === Number.POSITIVE_INFINITY ? '∞' : max}${openMax ? ')' : ']'}`
  return `${ends}${unit === null ? '' : ` ${unit}`}${per === null ? '' : ` /${per}`}${read.bounded ? '' : ' bare'}`
}

test('a comparison and an amount are a range, in English', () => {
  for (const [text, range] of [
    ['Budget of at least 10,000', '[10000,∞]'],
    ['budget under 5k', '[0,5000)'],
    ['fewer than 10 employees', '[0,10)'],
    ['more than ten people', '(10,∞]'],
    ['A minimum budget of €10,000', '[10000,∞] eur'],
    ['maximum of 20 users', '[0,20]'],
    ['no more than 50', '[0,50]'],
    ['not less than $1.5 million', '[1500000,∞] usd'],
    ['10,000 or more', '[10000,∞]'],
    ['50 employees or more', '[50,∞]'],
    ['10k+', '[10000,∞]'],
    ['5 or fewer', '[0,5]'],
    ['between 10 and 50 employees', '[10,50]'],
    ['10-50k', '[10000,50000]'],
    ['10k_to_50k'.replaceAll('_', ' '), '[10000,50000]'],
    ['5,000 to 20,000 EUR', '[5000,20000] eur'],
    ['wants to start within three months', '[0,90] days'],
    ['In the next three months', '[0,90] days'],
    ['within a month', '[0,30] days'],
    ['within a couple of weeks', '[0,14] days'],
    ['later than 6 months', '(180,∞] days'],
    ['at least 2,000 per month', '[2000,∞] /30'],
    ['a monthly budget of at least 2,000', '[2000,∞] /30'],
    ['> 100', '(100,∞]'],
    ['<= 100', '[0,100]'],
    ['250 or more', '[250,∞]'],
    ['at least two hundred staff', '[200,∞]'],
    ['more than 20 %', '(20,∞] %'],
  ] as const)
    assert.equal(shown(text), range, text)
})

test('a comparison and an amount are a range, in German', () => {
  for (const [text, range] of [
    ['Budget von mindestens 10.000 €', '[10000,∞] eur'],
    ['Mindestbudget 10.000 Euro', '[10000,∞] eur'],
    ['weniger als 10 Mitarbeitende', '[0,10)'],
    ['ab 5 Tsd. Euro', '[5000,∞] eur'],
    ['unter 5.000', '[0,5000)'],
    ['über zehntausend Euro', '(10000,∞] eur'],
    ['zwischen 10 und 50 Personen', '[10,50]'],
    ['10 bis 49', '[10,49]'],
    ['möchte innerhalb von drei Monaten beginnen', '[0,90] days'],
    ['in den nächsten drei Monaten', '[0,90] days'],
    ['innerhalb eines Monats', '[0,30] days'],
    ['höchstens zwölf Leute', '[0,12]'],
    ['250 oder mehr', '[250,∞]'],
    ['nicht mehr als 12,5 Mio. Euro', '[0,12500000] eur'],
    ['mindestens 500 Euro im Monat', '[500,∞] eur /30'],
  ] as const)
    assert.equal(shown(text), range, text)
})

test('times by the calendar are days from today', () => {
  for (const [text, range] of [
    ['This week', '[0,6] days'],
    ['This month', '[0,14] days'],
    ['This quarter', '[0,45] days'],
    ['This year', '[0,45] days'],
    ['by the end of the year', '[0,45] days'],
    ['bis Jahresende', '[0,45] days'],
    ['Noch dieses Jahr', '[0,45] days'],
    ['nächste Woche', '[7,13] days'],
    ['next month', '[15,45] days'],
    ['im nächsten Monat', '[15,45] days'],
    ['next quarter', '[46,135] days'],
    ['nächstes Jahr', '[46,410] days'],
    ['in March', '[105,135] days'],
    ['im März 2028', '[471,501] days'],
    ['by March', '[0,135] days'],
    ['ab März', '[105,∞] days'],
    ['in May', '[166,196] days'],
    ['in November', '[0,14] days'],
    ['on 1 December', '[15,15] days'],
    ['am 1. Dezember', '[15,15] days'],
    ['1.12.2026', '[15,15] days'],
    ['2026-12-01', '[15,15] days'],
    ['December 1st', '[15,15] days'],
    ['15.3.', '[119,119] days'],
    ['Q1', '[46,135] days'],
    ['im ersten Quartal', '[46,135] days'],
    ['Q2 2027', '[136,226] days'],
    ['in spring', '[105,196] days'],
    ['Frühjahr 2028', '[471,562] days'],
    ['in 2027', '[46,410] days'],
    ['As soon as possible', '[0,0] days'],
    ['So bald wie möglich', '[0,0] days'],
  ] as const)
    assert.equal(shown(text), range, text)
})

test('an amount beside a date stays an amount', () => {
  assert.equal(shown('at least 20,000 by March'), '[20000,∞]')
  assert.equal(shown('2000 euros'), '[2000,2000] eur bare')
  assert.equal(shown('We may need 12'), '[12,12] bare')
  assert.equal(shown('on 45.50.'), '[45.5,45.5] bare')
})

test('a mere number is a point that claims nothing; about so much is a little around it', () => {
  assert.equal(shown('12k'), '[12000,12000] bare')
  assert.equal(shown('We are 12 people'), '[12,12] bare')
  assert.equal(shown('around 10,000 euros'), '[9000,11000] eur bare')
  assert.equal(shown('etwa 100 Leute'), '[90,110] bare')
})

test('what tells no single range is none', () => {
  for (const text of ['Not known yet', 'Open', 'Later', 'a good budget', 'at least 10 people and 5 offices'])
    assert.equal(shown(text), null, text)
})
