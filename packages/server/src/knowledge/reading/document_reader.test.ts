import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { Shutdown } from '../../platform/shutdown.ts'
import { createDocumentReader } from './document_reader.ts'
import { docx } from './testing/docx.ts'
import { pdfBomb } from './testing/pdf.ts'
import { failureOf, inputOf, outline } from './testing/read.ts'

const reader = createDocumentReader({ memoryMb: 300 })
after(() => reader.close())

const page = (html: string) => inputOf(html, { contentType: 'text/html' })
const markdown = (text: string) => inputOf(text, { contentType: 'text/markdown' })

/** More work than there is time for in any test: two thousand lists inside each other. */
const endless = markdown(Array.from({ length: 2000 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'))

/** By then the first reading has been handed over. */
const begun = () => new Promise(setImmediate)

test('documents are read in another process, one after the other, and come back whole', async () => {
  const texts = ['# One', '# Two\n\n- a\n\n|b|c|\n|-|-|\n|1|2|', '# Three']
  const documents = await Promise.all(texts.map((text) => reader.read(markdown(text))))
  assert.deepEqual(
    documents.map(({ blocks }) => outline(blocks)),
    [['# One'], ['# Two', '- a', '|| b | c', '| 1 | 2'], ['# Three']],
  )
  assert.deepEqual(documents[0], {
    title: 'One',
    language: null,
    blocks: [{ kind: 'heading', level: 1, text: 'One' }],
    links: [],
    canonical: null,
    noindex: false,
    nofollow: false,
    hints: {},
    style_sheets: [],
  })
})

const bomb = () => {
  const file = docx('', { 'word/huge.xml': deflateRawSync(Buffer.alloc(70_000_000)).toString('latin1') })
  const directory = file.lastIndexOf('PK\x01\x02', undefined, 'latin1')
  file.writeUInt16LE(8, directory + 10)
  file.writeUInt32LE(70_000_000, directory + 24)
  return file
}

const hostile: [what: string, input: () => Parameters<typeof reader.read>[0], code: string][] = [
  ['more bytes than a source may have', () => inputOf(new Uint8Array(33 * 1024 * 1024)), 'too_large'],
  ['a zip bomb', () => inputOf(bomb()), 'too_large'],
  ['a PDF that inflates to 400 MB', () => inputOf(pdfBomb(400_000_000)), 'too_much_memory'],
  ['a malformed PDF', () => inputOf(`%PDF-1.7\n${'x'.repeat(100_000)}`), 'malformed'],
  ['a malformed Word document', () => inputOf(docx('<w:p>')), 'malformed'],
  ['a line of 10 MB', () => inputOf('word '.repeat(2_000_000)), 'too_long'],
  ['a page of one line of 10 MB', () => page(`<p>${'word '.repeat(2_000_000)}`), 'too_long'],
  ['3,000 elements inside each other', () => page(`${'<div>'.repeat(3000)}deep`), 'too_deep'],
  ['100,000 elements inside each other', () => page(`${'<div>'.repeat(100_000)}deep`), 'too_deep'],
  ['four million elements', () => page('<b></b>'.repeat(4_000_000)), 'too_long'],
  [
    'a table of a million rows',
    () => inputOf('1,2,3\n'.repeat(1_000_000), { filename: 'a.csv' }),
    'too_long',
  ],
  ['quotes inside each other without end', () => markdown(`${'>'.repeat(30_000)} a`), 'unreadable'],
  [
    'cells that span all others',
    () =>
      page(`<table>${`<tr>${'<td colspan=50 rowspan=9999>x</td>'.repeat(50)}</tr>`.repeat(2000)}</table>`),
    'too_much_memory',
  ],
  ['a picture', () => inputOf('GIF89a\x01\x00\x01\x00'), 'unsupported_format'],
  ['nothing', () => inputOf(''), 'empty'],
  [
    'a page without text',
    () => page('<html><body><div id="app"></div><script>start()</script></body></html>'),
    'empty',
  ],
]
for (const [what, input, code] of hostile)
  test(`${what} ends as a failure for good that says what to do (R6)`, async () => {
    const failure = await failureOf(reader.read(input()))
    assert.deepEqual([failure.code, failure.lasting], [code, true])
    assert.match(failure.message, /(Split|Save|save|Add|add|Close|leave out|Open)/)
  })

test('after all that, a document is read as before', async () => {
  assert.deepEqual(outline((await reader.read(page('<main><p>Still here.</p></main>'))).blocks), [
    'Still here.',
  ])
})

test('a document that takes too long is stopped though its process is busy', async () => {
  const hasty = createDocumentReader({ timeoutMs: 1500 })
  const failure = await failureOf(hasty.read(endless))
  assert.deepEqual([failure.code, failure.lasting], ['too_slow', true])
  assert.match(failure.message, /more than 2 seconds/)
  await hasty.close()
})

test('a reading that nobody waits for any more is stopped, and those behind it go on', async () => {
  const controller = new AbortController()
  const given = reader.read(endless, controller.signal)
  const waiting = reader.read(markdown('# Next'))
  await begun()
  const dropped = reader.read(markdown('# Never'), AbortSignal.abort(new Error('dropped')))
  controller.abort(new Error('given up'))
  await assert.rejects(given, /given up/)
  await assert.rejects(dropped, /dropped/)
  assert.equal((await waiting).title, 'Next')
})

test('a reader that is closed breaks off what it reads, which is nothing about the document, and reads no more', async () => {
  const closing = createDocumentReader()
  const reading = assert.rejects(closing.read(endless), Shutdown)
  const waiting = assert.rejects(closing.read(markdown('# Next')), Shutdown)
  await begun()
  await closing.close()
  await Promise.all([reading, waiting, assert.rejects(closing.read(markdown('# Late')), Shutdown)])
})
