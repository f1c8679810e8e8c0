import assert from 'node:assert/strict'
import { test } from 'node:test'
import { durationWords } from './duration_words.ts'

test('a plain duration is said in the reader’s language, and any other in the owner’s words', () => {
  for (const [text, english, german] of [
    ['3 weeks', '3 weeks', '3 Wochen'],
    ['6 to 18 months', '6 to 18 months', '6 bis 18 Monate'],
    ['1 day', '1 day', '1 Tag'],
    ['6 bis 8 Wochen', '6 to 8 weeks', '6 bis 8 Wochen'],
    ['5 working days', '5 working days', '5 Werktage'],
    ['Half a day', 'Half a day', 'Half a day'],
    [
      '2 weeks, four calls of 60 minutes',
      '2 weeks, four calls of 60 minutes',
      '2 weeks, four calls of 60 minutes',
    ],
    ['2 moons', '2 moons', '2 moons'],
  ] as const)
    assert.deepEqual([durationWords(text, 'en'), durationWords(text, 'de')], [english, german])
  assert.equal(durationWords('3 weeks', 'fr'), '3 weeks')
})
