import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { cleanCode, cleanLine, cleanText } from './clean_text.ts'

test('spaces of every kind become one, and line breaks one each', () => {
  assert.equal(
    cleanText('\u00a0 Open\u2003daily\t \r\n\r\n  9\u202fto\u00a05 \u2028till late '),
    'Open daily\n9 to 5\ntill late',
  )
  assert.equal(cleanLine('Open\r\ndaily'), 'Open daily')
})

test('what nobody sees is gone: zero-width spaces, soft hyphens, direction marks, tags, icons, controls', () => {
  assert.equal(
    cleanText('pri\u200bce\u00ad \u202e10\u202c\ufeff \u{e0041}\u{e0042}\ue001€\u0000\u0007\u009f'),
    'price 10 €',
  )
})

test('joiners stay, which scripts and emoji need', () => {
  assert.equal(cleanText('می\u200cخواهم 👩\u200d🔧'), 'می\u200cخواهم 👩\u200d🔧')
})

test('letters are composed, and half of a pair is gone', () => {
  assert.equal(cleanText('Cafe\u0301 \ud83d end'), 'Café end')
})

test('code keeps its indentation and its empty lines', () => {
  assert.equal(cleanCode('\n\n  if (a)\u00a0{\r\n\r\n\tb()\n  }\n\n'), '  if (a) {\n\n\tb()\n  }')
})

test('whatever comes in, what comes out can be stored and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const clean = cleanText(text)
      assert.ok(clean.isWellFormed())
      assert.ok(!/[\p{Cc}\u200b\ufeff\ufffd]/u.test(clean.replaceAll('\n', '')))
      assert.ok(!/ {2}|\n\n|^\s|\s$/.test(clean))
      assert.equal(cleanText(clean), clean)
    }),
  )
})
