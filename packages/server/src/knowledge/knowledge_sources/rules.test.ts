import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageTitleOf, titleOf } from './rules.ts'

test('a text is called after its first line that says something, without heading marks', () => {
  assert.equal(titleOf({ text: '---\n\n  ## Opening hours  \nMonday' }), 'Opening hours')
  assert.equal(titleOf({ text: 'Monday to Friday\r\nand Saturday' }), 'Monday to Friday')
  assert.equal(titleOf({ text: '#1 in Hamburg' }), '#1 in Hamburg')
  assert.equal(titleOf({ text: ' … ' }), '…')
})

test('a file is called after its name, a page and a site after their address, without credentials and query', () => {
  assert.equal(titleOf({ filename: 'prices.pdf' }), 'prices.pdf')
  assert.equal(titleOf({ url: 'https://example.com/' }), 'example.com')
  assert.equal(titleOf({ url: 'http://example.com/über-uns/?a=/#b' }), 'example.com/über-uns')
  assert.equal(titleOf({ url: 'https://me:secret@example.com:8080/@team' }), 'example.com:8080/@team')
})

test('a text without a heading goes by its first sentence, or by the words that fit', () => {
  assert.equal(
    titleOf({ text: 'We are open from 9 to 17. On Fridays we close at 15, in December at noon.' }),
    'We are open from 9 to 17',
  )
  assert.equal(titleOf({ text: 'Parking? Behind the house.' }), 'Parking?')
  assert.equal(titleOf({ text: 'We are open.' }), 'We are open.')
  assert.equal(titleOf({ text: '1. Opening hours: Monday. Closed on Sunday.' }), '1. Opening hours: Monday')
  assert.equal(
    titleOf({ text: 'Dr. Weber sees you on Mondays. Call first.' }),
    'Dr. Weber sees you on Mondays',
  )
  assert.equal(
    titleOf({ text: 'The pricing audit looks at every price that a company has and at who may change it' }),
    'The pricing audit looks at every price that a company has…',
  )
})

test('a derived title is cut between characters, of a text at 60 and of a name at 200', () => {
  assert.equal(titleOf({ text: 'a'.repeat(60) }), 'a'.repeat(60))
  assert.equal(titleOf({ text: '𝒂'.repeat(61) }), `${'𝒂'.repeat(59)}…`)
  assert.equal(titleOf({ text: 'a'.repeat(500_000) }), `${'a'.repeat(59)}…`)
  assert.equal(titleOf({ filename: 'a'.repeat(200) }), 'a'.repeat(200))
  assert.equal(titleOf({ filename: '𝒂'.repeat(201) }), `${'𝒂'.repeat(199)}…`)
})

test('a page names its source, unless its title says nothing', () => {
  assert.equal(pageTitleOf('  Prices \n – Brightwater '), 'Prices – Brightwater')
  assert.deepEqual(
    [pageTitleOf(' – '), pageTitleOf(''), pageTitleOf(null)],
    [undefined, undefined, undefined],
  )
})
