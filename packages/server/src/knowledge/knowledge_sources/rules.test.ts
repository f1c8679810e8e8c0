import assert from 'node:assert/strict'
import { test } from 'node:test'
import { titleOf } from './rules.ts'

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

test('a derived title has at most 200 characters, and none of them is cut in two', () => {
  assert.equal(titleOf({ text: 'a'.repeat(200) }), 'a'.repeat(200))
  assert.equal(titleOf({ text: '𝒂'.repeat(201) }), `${'𝒂'.repeat(199)}…`)
  assert.equal(titleOf({ text: 'a'.repeat(500_000) }), `${'a'.repeat(199)}…`)
})
