import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decode } from './decode.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

test('a byte order mark decides, whatever the header says', () => {
  assert.equal(decode(Buffer.from('\ufeffGröße'), 'text/html; charset=iso-8859-1'), 'Größe')
  assert.equal(decode(Buffer.from('\ufeffGröße', 'utf16le'), null), 'Größe')
  assert.equal(decode(Buffer.from('\ufeffGröße', 'utf16le').swap16(), null), 'Größe')
})

test('the header comes before the page, and a charset that nobody knows is passed over', () => {
  assert.equal(
    decode(latin('<meta charset="utf-8">Größe'), 'text/html; charset="ISO-8859-1"'),
    '<meta charset="utf-8">Größe',
  )
  assert.match(decode(latin('<meta charset="windows-1252">Größe'), 'text/html; charset=x-unknown'), /Größe/)
})

test('a page names its charset in its first bytes, in each of the three ways', () => {
  const cyrillic = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])
  for (const said of [
    '<meta charset="windows-1251">',
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">',
    '<?xml version="1.0" encoding="windows-1251"?>',
  ])
    assert.match(decode(Buffer.concat([latin(said), cyrillic]), null), /Привет/)
})

test('without a word about it, bytes that are no UTF-8 are windows-1252', () => {
  assert.equal(decode(Buffer.from('Größe – 5 €'), null), 'Größe – 5 €')
  assert.equal(decode(Buffer.concat([latin('Größe '), Buffer.from([0x80])]), null), 'Größe €')
  assert.equal(decode(latin('Größe'), 'text/plain; charset=utf-8'), 'Größe')
})

test('one bad byte in good UTF-8 costs that byte only', () => {
  const bytes = Buffer.concat([Buffer.from('Größe, Länge, Breite '), Buffer.from([0xff])])
  assert.equal(decode(bytes, null), 'Größe, Länge, Breite \ufffd')
})

test('UTF-16 is seen without a mark', () => {
  assert.equal(decode(Buffer.from('Opening hours', 'utf16le'), null), 'Opening hours')
})
