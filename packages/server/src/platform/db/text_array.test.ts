import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testAddress } from '../../testing/global_setup.ts'
import { connect } from './connect.ts'
import { parseTextArray } from './text_array.ts'

const lists: (string | null)[][] = [
  [],
  [''],
  ['plain'],
  ['en', 'pt-BR'],
  ['with, comma', 'with "quotes"', 'back\\slash', '\\"', '{braces}', ' spaced '],
  ['NULL', null, 'null'],
  ['two\nlines', 'tab\t', 'é', '😀', '“”'],
]

test('a list of texts comes back from storage as it went in, whatever is in it', async () => {
  const sql = connect(testAddress(), { connections: 1 })
  after(() => sql.end())
  for (const list of lists) {
    const [row] = await sql<{ list: string[] }[]>`select ${list as string[]}::text[] as list`
    assert.deepEqual(row!.list, list)
  }
})

test('an array within an array is refused, never misread', () => {
  assert.throws(() => parseTextArray('{{a,b},{c,d}}'), /one-dimensional/)
})
