import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allowedWords, plainBrief } from './visitor_words.ts'

test('of long words an excerpt has the beginning, several together have less, and nothing is without end', () => {
  const words = 'roof '.repeat(3000)
  const length = (allowed: 'none' | 'excerpt' | 'full', short = false) =>
    allowedWords(words, allowed, { short })?.length
  assert.equal(length('none'), undefined)
  assert.ok(length('excerpt')! <= 600 && length('excerpt')! > 500)
  assert.ok(length('full')! <= 6000 && length('full')! > 5000)
  assert.ok(length('full', true)! <= 240)
  assert.ok(allowedWords(words, 'excerpt')!.endsWith('…'))
  assert.equal(allowedWords('A roof.', 'excerpt'), 'A roof.')
})

test('a brief is read without its Markdown, and signs that were escaped are themselves', () => {
  const brief = '**Jana \\*Novak\\***\n\n## Known\n\n- **Goal:** a roof\\!\n'
  assert.equal(plainBrief(brief), 'Jana *Novak*\n\nKnown:\n– Goal: a roof!')
})
