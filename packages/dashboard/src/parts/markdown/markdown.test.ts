import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseBlocks } from './blocks.ts'
import { parseInline } from './inline.ts'

test('headings, paragraphs, lists, quotes, code and rules are told apart', () => {
  const kinds = parseBlocks(
    '# Brief\nFirst words\nand more\n\n- one\n- two\n\n1. first\n\n> said\n\n```\ncode\n```\n\n---\nend',
  ).map(({ kind }) => kind)
  assert.deepEqual(kinds, ['heading', 'paragraph', 'list', 'list', 'quote', 'code', 'rule', 'paragraph'])
})

test('a list keeps what is nested in its items', () => {
  assert.deepEqual(parseBlocks('- one\n  - inner\n- two'), [
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'paragraph', text: 'one' },
          { kind: 'list', ordered: false, items: [[{ kind: 'paragraph', text: 'inner' }]] },
        ],
        [{ kind: 'paragraph', text: 'two' }],
      ],
    },
  ])
})

test('a table has its header and its rows', () => {
  assert.deepEqual(parseBlocks('| Slot | Value |\n|---|---|\n| budget | 5 k |'), [
    { kind: 'table', header: ['Slot', 'Value'], rows: [['budget', '5 k']] },
  ])
})

test('code that is never closed ends with the text', () => {
  assert.deepEqual(parseBlocks('```\nopen'), [{ kind: 'code', text: 'open' }])
})

test('strong words, emphasis, code and links are understood within each other', () => {
  assert.deepEqual(parseInline('a **b `c`** and [d](https://e.example) *f*'), [
    { kind: 'text', text: 'a ' },
    {
      kind: 'strong',
      children: [
        { kind: 'text', text: 'b ' },
        { kind: 'code', text: 'c' },
      ],
    },
    { kind: 'text', text: ' and ' },
    { kind: 'link', href: 'https://e.example', children: [{ kind: 'text', text: 'd' }] },
    { kind: 'text', text: ' ' },
    { kind: 'emphasis', children: [{ kind: 'text', text: 'f' }] },
  ])
})

test('an address that would run something is no link', () => {
  const text = '[here](javascript:alert(1)'
  assert.deepEqual(
    parseInline(`${text})`).filter(({ kind }) => kind === 'link'),
    [],
  )
})

test('names with underscores and lone stars stay as they are', () => {
  for (const text of ['slot_values and fit_kind', '2 * 3 * 4', '**', 'a * b'])
    assert.deepEqual(parseInline(text), [{ kind: 'text', text }])
})
