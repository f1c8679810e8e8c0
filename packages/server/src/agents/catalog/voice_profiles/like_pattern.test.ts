import assert from 'node:assert/strict'
import { test } from 'node:test'
import { likePattern } from './like_pattern.ts'

/** As PostgreSQL reads it. */
function matches(text: string, pattern: string): boolean {
  const source = pattern.replaceAll(/\\.|[%_]|[^\w\s\\%_]/gu, (part) =>
    part === '%' ? '.*' : part === '_' ? '.' : `\\${part.replace(/^\\/, '')}`,
  )
  return new RegExp(`^${source}$`, 'is').test(text)
}

test('the pattern lets through every spelling that the engine would find', () => {
  const spellings: [phrase: string, text: string][] = [
    ['best in class', 'We are Best-in-Class.'],
    ['natürlich', 'Das geht natuerlich.'],
    ['natuerlich', 'Natürlich!'],
    ['Grüße', 'Viele GRÜSSE'],
    ['cafe', 'Our café'],
    ['100%', 'We are 100% sure'],
    ['—', 'Good — very good'],
  ]
  for (const [phrase, text] of spellings)
    assert.ok(matches(text, likePattern(phrase)), `${phrase} in ${text}`)
})

test('the pattern keeps out what has other letters', () => {
  assert.ok(!matches('A workshop takes two days.', likePattern('synergy')))
  assert.ok(!matches('Good, very good', likePattern('—')))
  assert.ok(!matches('abc', likePattern('%')))
})
