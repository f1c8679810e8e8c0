import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Block } from './document.ts'
import { segment } from './segment.ts'
import { code, documentOf, heading, list, paragraph, steps, table } from './testing/passages.ts'

const words = fc
  .array(fc.constantFrom('river', 'stone', 'Garden.', 'light', 'tower?', 'Bread!', 'seven', 'Dr.'), {
    minLength: 1,
    maxLength: 60,
  })
  .map((all) => all.join(' '))
const items = fc.array(words, { minLength: 1, maxLength: 12 })
const block: fc.Arbitrary<Block> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('Alpha', 'Beta', 'Gamma'))
    .map(([level, text]) => heading(level, text)),
  words.map(paragraph),
  words.map((text) => paragraph(`${text} as follows:`)),
  items.map((all) => list(...all)),
  items.map((all) => steps(...all)),
  fc
    .array(fc.tuple(words, words), { minLength: 1, maxLength: 8 })
    .map((rows) => table(['One', 'Two'], ...rows)),
  words.map(code),
)
const blocks = fc.array(block, { maxLength: 12 })

const wordsIn = (text: string) => text.match(/\p{L}+/gu) ?? []

function wordsOf(each: Block): string[] {
  if (each.kind === 'heading') return []
  if (each.kind === 'list') return each.items.flatMap(({ text }) => wordsIn(text))
  if (each.kind === 'table') return each.rows.flat().flatMap(wordsIn)
  return wordsIn(each.text)
}

const count = (all: string[]) => Map.groupBy(all, (word) => word)

test('no word of the text is lost, whatever the document looks like', () => {
  fc.assert(
    fc.property(blocks, (all) => {
      const said = count(
        segment(documentOf(all)).flatMap(({ trail, text }) => wordsIn([...trail, text].join(' '))),
      )
      for (const [word, times] of count(all.flatMap(wordsOf)))
        assert.ok((said.get(word)?.length ?? 0) >= times.length, word)
    }),
  )
})

test('the same document gives the same passages, none of them empty', () => {
  fc.assert(
    fc.property(blocks, (all) => {
      const passages = segment(documentOf(all), { title: 'Title' })
      assert.deepEqual(segment(documentOf(all), { title: 'Title' }), passages)
      for (const { trail, text, blocks: own } of passages) {
        assert.equal(trail[0], 'Title')
        assert.ok(text.trim() !== '' && own.length > 0)
      }
    }),
  )
})
