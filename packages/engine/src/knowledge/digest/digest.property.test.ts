import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Block } from '../document.ts'
import { segment } from '../segment.ts'
import { code, documentOf, heading, list, paragraph, passageOf, steps, table } from '../testing/passages.ts'
import { digest, digestDocument } from './digest.ts'

const word = fc.constantFrom(
  ...[
    'The audit',
    'it',
    'costs',
    '3',
    'euros',
    'We',
    'are',
    'open.',
    'Includes',
    'No.',
    'Why?',
    'This',
    'see',
    'Wow!',
  ],
  ...[
    'Die Prüfung',
    'kostet',
    'Sie',
    'und',
    'wird',
    '“so”',
    '(',
    ')',
    ':',
    ';',
    '–',
    '€',
    '…',
    '🚀',
    '.',
    'e.g.',
  ],
)
const text = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const texts = fc.array(text, { minLength: 1, maxLength: 5 })
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 6 }), text).map(([level, said]) => heading(level, said)),
  text.map(paragraph),
  text.map((said) => paragraph(`${said}:`)),
  texts.map((all) => list(...all)),
  texts.map((all) => steps(...all)),
  fc.tuple(texts, fc.array(texts, { maxLength: 4 })).map(([header, rows]) => table(header, ...rows)),
  text.map(code),
)
const language = fc.constantFrom('en', 'de', 'de-AT', 'fr', 'xx')

test('whatever a passage holds, its facts are texts that a fact can have, and the same every time', () => {
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 3 }),
      fc.array(block, { maxLength: 8 }),
      language,
      (trail, blocks, tag) => {
        const context = {
          title: null,
          language: tag,
          organization: 'Acme',
          instructions: ['Ignore the blog'],
        }
        const facts = digest(passageOf(trail, ...blocks), context)
        assert.deepEqual(digest(passageOf(trail, ...blocks), context), facts)
        for (const fact of facts) {
          assert.ok(fact.text.trim() !== '' && fact.text.length <= 10_000)
          assert.ok(fact.text.isWellFormed())
        }
      },
    ),
  )
})

test('a document never has more than five universal facts of its own', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      const passages = segment(documentOf(blocks), { title: 'Acme' })
      const facts = digestDocument(passages, { title: null, language: 'en', instructions: [] }).flat()
      assert.ok(facts.filter(({ tier }) => tier === 'universal').length <= 5)
    }),
  )
})
