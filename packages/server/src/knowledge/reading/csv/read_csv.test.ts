import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureOf, outline, read } from '../testing/read.ts'

const csv = { contentType: 'text/csv' }
const lines = async (text: string | Uint8Array) => outline((await read(text, csv)).blocks)

test('a header is told from data, and the delimiter from the first lines', async () => {
  assert.deepEqual(await lines('Name,Price\n"Basic, small",10\nPlus,20\n'), [
    '|| Name | Price',
    '| Basic, small | 10',
    '| Plus | 20',
  ])
  assert.deepEqual(await lines('\ufeffName;Preis\r\nKlein;10,50\r\nGroß;20,00'), [
    '|| Name | Preis',
    '| Klein | 10,50',
    '| Groß | 20,00',
  ])
  assert.deepEqual(await lines('a\tb\n1\t2'), ['|| a | b', '| 1 | 2'])
  assert.deepEqual(await lines('sep=|\na,x|b\n1|2'), ['|| a,x | b', '| 1 | 2'])
})

test('rows of figures from the first on have no header', async () => {
  assert.deepEqual(await lines('1,2\n3,4'), ['| 1 | 2', '| 3 | 4'])
})

test('tables from Excel in an old charset are read', async () => {
  assert.deepEqual(await lines(Buffer.from('Größe;Preis\nL;5', 'latin1')), ['|| Größe | Preis', '| L | 5'])
})

test('rows of another width, empty rows and columns, and marks that never close do no harm', async () => {
  assert.deepEqual(await lines('a,b,c,\n\n1,2\n,,,\n3,4,5,\n'), ['|| a | b | c', '| 1 | 2 | ', '| 3 | 4 | 5'])
  assert.deepEqual(await lines('name,size\nscreen,"24\nphone,6"'), [
    '|| name | size',
    '| screen | 24 phone,6',
  ])
  assert.deepEqual(await lines('name,size\nscreen,"24\nphone,6'), [
    '|| name | size',
    '| screen | "24',
    '| phone | 6',
  ])
})

test('a table of more rows than a source may have is refused', async () => {
  const failure = await failureOf(read('a,b\n1,2\n3,4\n5,6', csv, { maxRows: 3 }))
  assert.deepEqual([failure.code, failure.lasting], ['too_long', true])
  assert.match(failure.message, /more than 3 rows.*Split/)
})

test('a row that is ten million cells is refused before it is parsed', async () => {
  assert.equal((await failureOf(read(','.repeat(1_000_001), csv))).code, 'too_long')
})
