import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blocksOfParts, type Part } from './parts.ts'
import { outline } from './testing/read.ts'

const heading = (level: number, text: string): Part => ({ kind: 'heading', level, text })
const text = (text: string): Part => ({ kind: 'paragraph', text })
const fold = (text: string): Part => ({ kind: 'fold', text })
const unfold: Part = { kind: 'unfold' }
const label = (text: string): Part => ({ kind: 'label', text })

test('folds inside each other are headings inside each other, and each ends where it ends', () => {
  const parts = [
    heading(2, 'A'),
    fold('B'),
    fold('C'),
    text('c'),
    unfold,
    text('b'),
    unfold,
    fold('D'),
    text('d'),
    unfold,
    text('a'),
  ]
  assert.deepEqual(outline(blocksOfParts(parts, 'T')), [
    '## A',
    '### B',
    '#### C',
    'c',
    '### B',
    'b',
    '### D',
    'd',
    '## A',
    'a',
  ])
})

test('behind a fold under no heading, the title of the document stands again', () => {
  assert.deepEqual(outline(blocksOfParts([fold('A'), text('a'), unfold, text('b')], 'T')), [
    '## A',
    'a',
    '# T',
    'b',
  ])
  assert.deepEqual(outline(blocksOfParts([fold('A'), text('a'), unfold, heading(2, 'B'), text('b')], 'T')), [
    '## A',
    'a',
    '## B',
    'b',
  ])
})

test('labels are headings beside each other, and only above something', () => {
  assert.deepEqual(
    outline(
      blocksOfParts(
        [heading(1, 'A'), label('x'), text('1'), label('y'), label('z'), text('2'), label('end')],
        null,
      ),
    ),
    ['# A', '## x', '1', 'y', '## z', '2', 'end'],
  )
})
