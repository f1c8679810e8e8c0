import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsOf, list, paragraph, steps, table } from '../testing/passages.ts'

test('items are joined to the sentence that introduces them', () => {
  const blocks = [paragraph('The package includes:'), list('two workshops', 'a report', 'And more!')]
  assert.deepEqual(factsOf(['Services'], blocks), [
    'The package includes two workshops.',
    'The package includes a report.',
  ])
  const german = [paragraph('Das Paket umfasst:'), list('zwei Entwürfe', 'die Lieferung')]
  assert.deepEqual(factsOf(['Angebot'], german, { language: 'de' }), [
    'Das Paket umfasst zwei Entwürfe.',
    'Das Paket umfasst die Lieferung.',
  ])
})

test('an introduction without its subject is completed first', () => {
  const blocks = [paragraph('The audit takes three weeks. It includes:'), list('two workshops')]
  assert.deepEqual(factsOf(['Services'], blocks), [
    'The audit takes three weeks.',
    'The audit includes two workshops.',
  ])
})

test('without an introduction an item gets the heading, unless it is a sentence of its own', () => {
  const blocks = [list('Tom Baker – teaches Vinyasa', 'The studio has two rooms.')]
  assert.deepEqual(factsOf(['Northwind', 'Our team'], blocks), [
    'Northwind – Our team: Tom Baker – teaches Vinyasa.',
    'The studio has two rooms.',
  ])
})

test('a name before an item’s sentences is what they are about', () => {
  const blocks = [paragraph('We help with:'), list('Research. We ask your customers. They like that.')]
  assert.deepEqual(factsOf(['Services'], blocks), [
    'We help with: Research: We ask your customers. They like that.',
  ])
})

test('items below an item have both before them', () => {
  const blocks = [paragraph('We rent:'), list('Boats', '  canoes', '  kayaks', 'Bikes')]
  assert.deepEqual(factsOf(['Hire'], blocks), [
    'We rent: Boats: canoes.',
    'We rent: Boats: kayaks.',
    'We rent: Bikes.',
  ])
})

test('a list of links is no claim, unless a sentence makes it one', () => {
  const link = (text: string) => ({ text, depth: 0, links: [{ text, url: 'https://a.example' }] })
  const links = { kind: 'list' as const, ordered: false, items: [link('Boats'), link('Bikes')] }
  assert.deepEqual(factsOf(['Hire'], [paragraph('The shop has two rooms.'), links]), [
    'The shop has two rooms.',
  ])
  assert.deepEqual(factsOf(['Hire'], [paragraph('We rent:'), links]), ['We rent: Boats.', 'We rent: Bikes.'])
})

test('steps keep their order and what they are steps of', () => {
  const cancel = steps('Log in to your account.', 'Open “My bookings”.', 'Click Cancel.')
  assert.deepEqual(factsOf(['Questions', 'How do I cancel?'], [cancel]), [
    'How do I cancel? Step 1: Log in to your account.',
    'How do I cancel? Step 2: Open “My bookings”.',
    'How do I cancel? Step 3: Click Cancel.',
  ])
  assert.deepEqual(
    factsOf(['Account'], [paragraph('Follow these steps to add a guest:'), steps('Open the list.')]),
    ['To add a guest, step 1: Open the list.'],
  )
  assert.deepEqual(
    factsOf(['Ablauf'], [steps('Rufen Sie uns an.', 'Wir messen bei Ihnen aus.')], { language: 'de' }),
    ['Ablauf, Schritt 1: Rufen Sie uns an.', 'Ablauf, Schritt 2: Wir messen bei Ihnen aus.'],
  )
})

test('a numbered list that is no procedure has no steps', () => {
  const blocks = [paragraph('We believe in:'), steps('honesty', 'patience')]
  assert.deepEqual(factsOf(['Values'], blocks), ['We believe in honesty.', 'We believe in patience.'])
})

test('steps of a list that was parted have the numbers that stand in it', () => {
  const blocks = [list('7. Open the list.', '8. Click Save.')]
  assert.deepEqual(factsOf(['Add a guest'], blocks), [
    'Add a guest, step 7: Open the list.',
    'Add a guest, step 8: Click Save.',
  ])
})

test('a row is a statement about what its first cell names', () => {
  const plans = table(
    ['Plan', 'Price', 'Seats', 'Support'],
    ['Basic', '20 €', '3', '–'],
    ['Team plan', '80 €', '10', '✓'],
  )
  assert.deepEqual(factsOf(['Prices'], [plans]), [
    'Basic plan: price 20 €; seats 3.',
    'Team plan: price 80 €; seats 10; support yes.',
  ])
  assert.deepEqual(factsOf(['Preise'], [table(['Tarif', 'Preis'], ['Basis', '20 €'])], { language: 'de' }), [
    'Tarif Basis: Preis 20 €.',
  ])
})

test('a row gets the heading where it does not say what it belongs to', () => {
  assert.deepEqual(factsOf(['Linde', 'Sauna'], [table(['Day', 'Opens'], ['Monday', '9:00'])]), [
    'Linde – Sauna: Monday: opens 9:00.',
  ])
})

test('an empty first cell stands for the one above, and a table without a header gives pairs', () => {
  assert.deepEqual(factsOf(['Rooms'], [table(null, ['Rooms', '10'], ['', 'all with a balcony'])]), [
    'Rooms: 10.',
    'Rooms: all with a balcony.',
  ])
})

test('a long row is parted by its columns', () => {
  const long = 'a text that goes on and on '.repeat(8).trim()
  const facts = factsOf(['Rooms'], [table(['Room', 'Size', 'View'], ['Suite', long, long])])
  assert.deepEqual(facts, [`Suite room: size: ${long}.`, `Suite room: view: ${long}.`])
})
