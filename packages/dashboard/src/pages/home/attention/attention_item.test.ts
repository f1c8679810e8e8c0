import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameSome } from './attention_item.ts'

const item = (title: string) => ({ key: title, title, detail: '', link: {} })
const told = (count: number) =>
  nameSome(
    Array.from({ length: count }, (_, at) => `Visitor ${at + 1}`),
    item,
    (rest) => item(`${rest} more`),
  ).map(({ title }) => title)

test('a few are named one by one; of many, the rest is counted', () => {
  assert.deepEqual(told(0), [])
  assert.deepEqual(told(4), ['Visitor 1', 'Visitor 2', 'Visitor 3', 'Visitor 4'])
  assert.deepEqual(told(12), ['Visitor 1', 'Visitor 2', 'Visitor 3', '9 more'])
})
