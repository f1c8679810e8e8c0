import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { docx, paragraph, table } from '../testing/docx.ts'
import { failureOf, outline, read } from '../testing/read.ts'
import { writeZip } from '../zip/write_zip.ts'

const core = (title: string) => ({
  'docProps/core.xml': `<?xml version="1.0"?><cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>${title}</dc:title></cp:coreProperties>`,
})

test('headings, paragraphs and tables of a Word document, with its title and language', async () => {
  const body =
    paragraph('Repairs', { style: 'Heading1' }) +
    paragraph('We repair bikes &amp; scooters.') +
    table([
      ['Service', 'Price'],
      ['Brakes', '30 €'],
    ])
  const document = await read(docx(body, core('Repairs in Kiel')))
  assert.deepEqual(outline(document.blocks), [
    '# Repairs',
    'We repair bikes & scooters.',
    '| Service | Price',
    '| Brakes | 30 €',
  ])
  assert.equal(document.title, 'Repairs in Kiel')
  assert.equal(document.language, 'de-DE')
})

test('where nobody used styles, bold lines are headings; a name of a file is no title', async () => {
  const body = paragraph('Opening hours', { bold: true }) + paragraph('Every day from 9 to 5.')
  const document = await read(docx(body, core('letter.doc')))
  assert.deepEqual(outline(document.blocks), ['## Opening hours', 'Every day from 9 to 5.'])
  assert.equal(document.title, null)
})

test('pictures and whatever else is packed in stay packed', async () => {
  const file = docx(paragraph('Text.'), { 'word/media/image1.png': 'x'.repeat(1000) })
  assert.deepEqual(outline((await read(file, {}, { maxInflatedBytes: 3000 })).blocks), ['Text.'])
})

test('a document that was cut off, or is no document inside, is called damaged', async () => {
  const whole = docx(paragraph('Text.'))
  const about = { filename: 'a.docx' }
  for (const broken of [
    whole.subarray(0, whole.length - 30),
    docx('<w:p><w:r>'),
    docx('', { '_rels/.rels': 'x' }),
  ]) {
    const failure = await failureOf(read(broken, about))
    assert.deepEqual([failure.code, failure.lasting], ['malformed', true])
    assert.match(failure.message, /damaged.*save it again/)
  }
})

test('one without a word is empty', async () => {
  assert.equal((await failureOf(read(docx('')))).code, 'empty')
})

/** An archive whose document is 20 MB of spaces in 20 KB, and which claims `size` for it. */
function bomb(size: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(20_000_000, ' '))
  const whole = writeZip([['word/document.xml', packed]])
  const directory = whole.indexOf('PK\x01\x02', 0, 'latin1')
  for (const [at, method] of [
    [18, 8],
    [directory + 20, directory + 10],
  ] as const) {
    whole.writeUInt16LE(8, method)
    whole.writeUInt32LE(size, at + 4)
  }
  return whole
}

test('a bomb is refused by what it claims, and stopped while it inflates when it lies', async () => {
  for (const claimed of [20_000_000, 100]) {
    const file = bomb(claimed)
    assert.ok(file.length < 100_000)
    const failure = await failureOf(read(file, {}, { maxInflatedBytes: 10_000_000 }))
    assert.deepEqual([failure.code, failure.lasting], ['too_large', true])
    assert.match(failure.message, /unpacks to far more/)
  }
})
