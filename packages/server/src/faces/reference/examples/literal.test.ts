import assert from 'node:assert/strict'
import { test } from 'node:test'
import { literal } from './literal.ts'

const cases: [value: unknown, text: string][] = [
  ['plain', "'plain'"],
  ["it's", '"it\'s"'],
  ['a "b"\n', '\'a "b"\\n\''],
  [null, 'null'],
  [[], '[]'],
  [{}, '{}'],
  [{ name: 'Front desk', 'de-AT': [1, true] }, "{ name: 'Front desk', 'de-AT': [1, true] }"],
  [
    { name: 'x'.repeat(40), pages: [{ title: 'y'.repeat(20), url: 'z' }] },
    `{\n  name: '${'x'.repeat(40)}',\n  pages: [{ title: '${'y'.repeat(20)}', url: 'z' }],\n}`,
  ],
]
for (const [value, text] of cases)
  test(`${JSON.stringify(value).slice(0, 60)} is written as TypeScript, and means the same`, () => {
    assert.equal(literal(value), text)
    assert.deepEqual(new Function(`return ${text}`)(), value)
  })
