import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de } from './de.ts'
import { en } from './en.ts'
import { wordsOf } from './index.ts'

test('a region speaks its language, and who speaks none of ours is spoken to in English', () => {
  assert.deepEqual(wordsOf('de-AT'), { language: 'de', words: de })
  assert.deepEqual(wordsOf('DE'), { language: 'de', words: de })
  for (const locale of ['en-GB', 'fr', '', 'constructor'])
    assert.deepEqual(wordsOf(locale), { language: 'en', words: en }, locale)
})

test('every word that English has is said in German, in other words', () => {
  for (const [key, word] of Object.entries(de)) {
    const same = key === 'chat'
    const english: unknown = Object.entries(en).find(([each]) => each === key)?.[1]
    if (typeof word === 'string') assert.equal(word === english, same, key)
  }
})
