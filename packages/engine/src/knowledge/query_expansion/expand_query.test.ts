import assert from 'node:assert/strict'
import { test } from 'node:test'
import { data } from '../../testing/engine_data.ts'
import type { WordsInUse } from '../answer/candidate.ts'
import { termsOf } from '../search/terms.ts'
import { expandQuery as expandWith } from './expand_query.ts'

const expandQuery = (text: string, language: string, statistics: WordsInUse) =>
  expandWith(text, language, statistics, data)

/** Knowledge that has just these words. */
const knowing = (text: string, language: string) => {
  const terms = new Set(termsOf(text, language))
  const knows = (word: string, of: string) =>
    of === language && termsOf(word, of).some((term) => terms.has(term))
  return { size: 50, rarity: () => 1, knows, uses: knows }
}

test('a message is looked up by its own words and by those that the knowledge has for them', () => {
  const statistics = knowing('price payment invoice', 'en')
  assert.match(expandQuery('whats the damage?', 'en', statistics), /^whats the damage\? price\b/)
  assert.equal(expandQuery('whats the damage?', 'en', knowing('garden', 'en')), 'whats the damage?')
})

test('a question in German is looked up in English knowledge by the English words, and the other way round', () => {
  const english = expandQuery('Wo kann ich parken?', 'de', knowing('car parking behind the house', 'en'))
  assert.match(english, /\bparking\b/)
  const german = expandQuery('Is there a sauna for children?', 'en', knowing('Sauna für Kinder', 'de'))
  assert.match(german, /\bkind/)
})

test('a verb that German parts is looked up whole, too, where the knowledge has it', () => {
  const asked = (text: string, language = 'de') => expandQuery(text, language, knowing('ummelden', language))
  assert.equal(asked('wie melde ich mich um'), 'wie melde ich mich um ummelden')
  assert.equal(asked('wie melde ich mich an'), 'wie melde ich mich an')
  assert.equal(asked('wie melde ich mich um', 'en'), 'wie melde ich mich um')
})

test('words that the knowledge has stay as they are', () => {
  const statistics = knowing('Rechnung invoice', 'de')
  assert.doesNotMatch(expandQuery('Wann kommt die Rechnung', 'de', statistics), /invoice/)
})

test('a message that the knowledge has most words of is not translated, though one of them is missing', () => {
  const german = 'Schwimmbad Dauer Kurs Kinder'
  const knows = (word: string, of: string) =>
    knowing(german, 'de').knows(word, of) || knowing('course children', 'en').knows(word, of)
  const both = { ...knowing(german, 'de'), knows, uses: knows }
  assert.equal(expandQuery('course children duration', 'en', both), 'course children duration')
  assert.match(expandQuery('duration', 'en', both), /dauer/)
})

test('other languages are looked up as they are', () => {
  assert.equal(expandQuery('Combien ça coûte ?', 'fr', knowing('price', 'en')), 'Combien ça coûte ?')
})
