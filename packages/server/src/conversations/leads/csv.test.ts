import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCsv } from '../testing/parse_csv.ts'
import { csvCell, csvTable } from './csv.ts'

test('a parser gets back what was written, whatever stands in a cell', () => {
  const rows = [
    ['plain', 'with, comma', 'with "quotes"'],
    ['two\nlines', 'Grüße; bis morgen', ''],
    ['a=b', 'jana@example.com', '100 - 200'],
  ]
  assert.deepEqual(parseCsv(csvTable(rows)), rows)
})

for (const value of [
  '=1+1',
  '+49 30 1234',
  '-2+3',
  '@SUM(A1)',
  ' =1+1',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  '=HYPERLINK("https://evil.example","x")',
])
  test(`${JSON.stringify(value)} is a text, and stays what it was behind the apostrophe`, () => {
    const [[cell]] = parseCsv(csvCell(value)) as [[string]]
    assert.match(cell, /^'/)
    assert.equal(cell.replaceAll("'", ''), value)
  })

test('what another spreadsheet takes for the end of a cell begins no formula either', () => {
  assert.equal(csvCell('x;=1+1'), `"x;'=1+1"`)
  assert.equal(csvCell('x\n=1+1'), `"x\n'=1+1"`)
})
