import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentencesOf } from './sentences.ts'

const whole = (text: string, language: string) => assert.deepEqual(sentencesOf(text, language), [text])
const parted = (language: string, ...sentences: string[]) =>
  assert.deepEqual(sentencesOf(sentences.join(' '), language), sentences)

test('abbreviations, initials, numbers, addresses and quotes do not end an English sentence', () => {
  for (const text of [
    'Dr. Anna Berg and Mr. J. R. Hill met at St. Mary’s.',
    'It costs approx. 3.5 million, e.g. for No. 5 and Fig. 2.',
    'Write to help@acme.example or see acme.example/prices.html for more.',
    'He asked “Why?” and left.',
    'You can ask (by mail. Or by phone.) for a room.',
    'They say “It is open. Come in.” to guests.',
    'We wait … and wait.',
    'Set the port in .env and restart.',
    '1. Open the door.',
    'The shop opens at 9 a.m. on weekdays.',
  ])
    whole(text, 'en')
})

test('an English sentence ends before the next one, also after an abbreviation that can close it', () => {
  parted('en', 'Do you ship abroad?', 'No.', 'We deliver in town.')
  parted('en', 'Bring shoes, a towel, etc.', 'The rest is here.')
  parted('en', 'We open at 9 a.m.', 'The café opens later.')
  parted('en', 'It was late…', 'Nobody came.', '“Then go!”', '(We did.)', '14 stayed.')
})

test('German ordinals, abbreviations and dates do not end a sentence', () => {
  for (const text of [
    'Am 3. Mai und im 19. Jahrhundert, z. B. bei Dr. Weiß bzw. Frau Prof. Dr. Klein.',
    'Der Preis beträgt ca. 14.500 Euro inkl. MwSt. und gilt bis 31.12.2026.',
    'Das Büro, d. h. unsere Werkstatt, liegt in der Lange Str. 5 und in der Hafenstr. 12.',
  ])
    whole(text, 'de')
  parted('de', 'Sie sagt „Komm. Bleib.“ zu Gästen.', 'Wir („die Linde“) öffnen.')
  parted('de', 'Es gibt Tee, Kaffee usw.', 'Der Eintritt kostet 20.', 'Wir öffnen um 9 Uhr.')
})

test('scripts without spaces or capitals have sentences too', () => {
  assert.deepEqual(sentencesOf('我们在周末休息。请打电话！', 'zh'), ['我们在周末休息。', '请打电话！'])
})

test('a text without full stops comes to an end, and loses nothing', () => {
  const endless = `${'word '.repeat(5000)}${'x'.repeat(9000)}${'😀'.repeat(3000)}`
  const parts = sentencesOf(endless, 'en')
  assert.ok(parts.every((part) => [...part].length <= 2000 && part.isWellFormed()))
  assert.equal(parts.join('').replaceAll(' ', ''), endless.replaceAll(' ', ''))
  assert.deepEqual(sentencesOf(' \n ', 'en'), [])
})
