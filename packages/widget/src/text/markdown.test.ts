import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blocksOf, type Span } from './markdown.ts'

const plain = (text: string): Span => ({ kind: 'text', text })
const spansOf = (text: string) => {
  const [block] = blocksOf(text)
  return block?.kind === 'paragraph' ? block.spans : []
}

test('empty lines part paragraphs, single ones stay', () => {
  assert.deepEqual(blocksOf('One\ntwo\n\n\nthree'), [
    { kind: 'paragraph', spans: [plain('One\ntwo')] },
    { kind: 'paragraph', spans: [plain('three')] },
  ])
})

test('lists are lists, and what stands around them is not', () => {
  assert.deepEqual(blocksOf('We have:\n- tea\n* **good** coffee\n1. first\n2) second\nDone'), [
    { kind: 'paragraph', spans: [plain('We have:')] },
    { kind: 'ul', items: [[plain('tea')], [{ kind: 'bold', text: 'good' }, plain(' coffee')]] },
    { kind: 'ol', items: [[plain('first')], [plain('second')]] },
    { kind: 'paragraph', spans: [plain('Done')] },
  ])
})

test('links are written out or bare, without the stop that ends the sentence', () => {
  assert.deepEqual(spansOf('See [our prices](https://a.example/p?x=1) or https://b.example/c.'), [
    plain('See '),
    { kind: 'link', text: 'our prices', url: 'https://a.example/p?x=1' },
    plain(' or '),
    { kind: 'link', text: 'https://b.example/c', url: 'https://b.example/c' },
    plain('.'),
  ])
})

test('only http and https lead anywhere; everything else stays the text it is', () => {
  for (const text of [
    '[x](javascript:alert(1))',
    '[x](data:text/html,y)',
    '[x](/path)',
    '<b>bold</b>',
    '2 ** 3 ** 4',
    'a * b',
    '**',
  ])
    assert.deepEqual(spansOf(text), [plain(text)], text)
})
