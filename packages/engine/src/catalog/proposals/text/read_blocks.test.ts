import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBlocks } from './read_blocks.ts'

const outline = (text: string) =>
  readBlocks(text).map((block) => {
    if (block.kind === 'list') return `list of ${block.items.length}`
    return block.kind === 'table' ? `table of ${block.rows.length}` : `${block.kind} ${block.text}`
  })

test('headings of sections that were stored together are told from the lines below them', () => {
  assert.deepEqual(
    outline('Starter\n\nFor small teams\n\n€9 / month\n\n- 3 users\n\nTeam\n\n€19 / month\n\n- 9 users'),
    [
      'heading Starter',
      'paragraph For small teams',
      'paragraph €9 / month',
      'list of 1',
      'heading Team',
      'paragraph €19 / month',
      'list of 1',
    ],
  )
})

test('a line above a whole passage is no heading, for its heading is stored apart', () => {
  assert.deepEqual(outline('Calm and thorough\n\nWe look at everything before we begin.'), [
    'paragraph Calm and thorough',
    'paragraph We look at everything before we begin.',
  ])
})

test('prices, times and buttons are no headings', () => {
  const text =
    'Hatha\n\nSlow and steady.\n\nMondays, 6.30 pm\n\nBook now\n\nVinyasa\n\nPrice: from £12\n\nFast.'
  assert.deepEqual(outline(text), [
    'heading Hatha',
    'paragraph Slow and steady.',
    'paragraph Mondays, 6.30 pm',
    'heading Vinyasa',
    'paragraph Price: from £12',
    'paragraph Fast.',
  ])
})

test('a name with its price in the next line is a heading and its text', () => {
  assert.deepEqual(outline('Probestunde\n10 €\n\nMonatsabo\n79 € / Monat, monatlich kündbar'), [
    'heading Probestunde',
    'paragraph 10 €',
    'heading Monatsabo',
    'paragraph 79 € / Monat, monatlich kündbar',
  ])
})

test('a table keeps an empty cell in its corner', () => {
  const [table] = readBlocks(' | Solo | Team\nPrice | $0 | $9')
  assert.deepEqual(table, {
    kind: 'table',
    rows: [
      ['', 'Solo', 'Team'],
      ['Price', '$0', '$9'],
    ],
  })
})
