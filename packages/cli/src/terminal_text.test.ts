import assert from 'node:assert/strict'
import { test } from 'node:test'
import { table } from './table.ts'
import { jsonOf, withoutControls } from './terminal_text.ts'

const escapes = '\u001b[2J\u009b31m\u007f\u0007'

test('no escape sequence of stored text reaches the terminal, as text or as JSON', () => {
  assert.equal(withoutControls(`a${escapes}\n\tb`), 'a[2J31m\n\tb')
  const json = jsonOf({ question: escapes })
  assert.doesNotMatch(json, /\p{Cc}/u)
  assert.deepEqual(JSON.parse(json), { question: escapes })
})

test('a cell of a table stays on its line, and in its column', () => {
  assert.equal(
    table(
      ['id', 'question'],
      [
        ['1', 'a\nrow\r\nof its own'],
        ['2', `b${escapes}`],
      ],
    ),
    'ID  QUESTION\n1   a row of its own\n2   b[2J31m',
  )
})
