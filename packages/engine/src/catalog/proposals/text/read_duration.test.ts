import assert from 'node:assert/strict'
import { test } from 'node:test'
import { durationText, findDurations, statedDuration, wholeDuration } from './read_duration.ts'

const written = (text: string, language: string) =>
  findDurations(text).map((each) => durationText(each, language))

test('lengths of time are read and said in words that the catalog can translate', () => {
  assert.deepEqual(written('60 min', 'en'), ['60 minutes'])
  assert.deepEqual(written('2 bis 3 Wochen', 'de'), ['2 bis 3 Wochen'])
  assert.deepEqual(written('two to three weeks', 'en'), ['2 to 3 weeks'])
  assert.deepEqual(written('1,5 Std.', 'de'), ['1,5 Stunden'])
  assert.deepEqual(written('5 working days', 'en'), ['5 working days'])
  assert.deepEqual(written('in 1994 with 12 people', 'en'), [])
})

test('only what a text says its subject takes is its length', () => {
  assert.equal(statedDuration('It takes about three weeks.')?.low, 3)
  assert.equal(statedDuration('Dauer: ca. 90 Minuten')?.low, 90)
  assert.equal(statedDuration('We have been here for three weeks.'), undefined)
  assert.equal(wholeDuration('ca. 2 Stunden')?.low, 2)
  assert.equal(wholeDuration('5 invoices a month'), undefined)
})
