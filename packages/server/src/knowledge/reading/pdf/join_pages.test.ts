import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block } from '@foyer/engine'
import { joinPages } from './join_pages.ts'

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const table = (header: string[] | null, ...rows: string[][]): Block => ({ kind: 'table', header, rows })
const list = (...texts: string[]): Block => ({
  kind: 'list',
  ordered: false,
  items: texts.map((text) => ({ text, depth: 0 })),
})

test('a sentence, a list and a table go on over the end of a page', () => {
  assert.deepEqual(
    joinPages([
      [paragraph('It goes')],
      [paragraph('on.'), list('a')],
      [list('b'), table(['n', 'm'], ['1', '2'])],
      [table(['n', 'm'], ['3', '4'])],
    ]),
    [paragraph('It goes on.'), list('a', 'b'), table(['n', 'm'], ['1', '2'], ['3', '4'])],
  )
})

test('what has ended, begins anew, or is another table stays apart', () => {
  const apart = [
    [paragraph('It ended.')],
    [paragraph('on')],
    [paragraph('A')],
    [table(['n'], ['1'])],
    [table(['m'], ['2'])],
    [table(null, ['1', '2'])],
  ]
  assert.deepEqual(joinPages(apart), apart.flat())
})
