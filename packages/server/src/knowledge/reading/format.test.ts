import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SourceFailure } from './failure.ts'
import { formatOf } from './format.ts'
import { docx } from './testing/docx.ts'
import { inputOf } from './testing/read.ts'
import { writeZip } from './zip/write_zip.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

const known: [what: string, content: string | Uint8Array, about: object, format: string][] = [
  ['a PDF by its first bytes', '%PDF-1.7', { contentType: 'text/html' }, 'pdf'],
  ['a PDF behind some bytes of mail', '\r\n--x\r\n%PDF-1.7', {}, 'pdf'],
  ['a .docx by what lies inside', docx(''), { filename: 'a.zip' }, 'docx'],
  ['a page by its type', 'Hello', { contentType: 'text/html; charset=utf-8', filename: 'a.pdf' }, 'html'],
  ['a page by its name', 'Hello', { filename: 'index.HTM' }, 'html'],
  ['a page by its first words', '\ufeff \n<!DOCTYPE html><p>', { contentType: 'text/plain' }, 'html'],
  ['XHTML behind its declaration', '<?xml version="1.0"?><html>', {}, 'html'],
  [
    'Markdown by its name, where the server says plain text',
    '# A',
    { contentType: 'text/plain', filename: 'a.md' },
    'markdown',
  ],
  ['Markdown by its address', '# A', { url: 'https://example.com/a.md?x=1' }, 'markdown'],
  ['CSV', 'a,b', { contentType: 'text/csv' }, 'csv'],
  ['TSV', 'a\tb', { filename: 'a.tsv' }, 'csv'],
  ['text, when nothing says otherwise', 'BMI stands for body mass index', {}, 'text'],
]
for (const [what, content, about, format] of known)
  test(`recognised: ${what}`, () => {
    assert.equal(formatOf(inputOf(content, about)), format)
  })

const refused: [kind: RegExp, content: string | Uint8Array, about: object][] = [
  [/a picture/, bytes('\x89PNG\r\n\x1a\n'), {}],
  [/a picture/, bytes('RIFF\x10\0\0\0WEBPVP8 '), { contentType: 'text/html' }],
  [/a picture/, '<svg>', { contentType: 'image/svg+xml' }],
  [/a sound or video/, bytes('\0\0\0\x18ftypmp42'), {}],
  [/old Word, Excel/, bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), { filename: 'a.doc' }],
  [/a spreadsheet.*CSV/, writeZip([['xl/workbook.xml', bytes('')]]), {}],
  [/a presentation.*PDF/, writeZip([['ppt/presentation.xml', bytes('')]]), {}],
  [/an OpenDocument/, writeZip([['mimetype', bytes('application/vnd.oasis.opendocument.text')]]), {}],
  [/an e-book/, writeZip([['mimetype', bytes('application/epub+zip')]]), {}],
  [/an archive.*Unpack/, writeZip([['a.txt', bytes('a')]]), {}],
  [/an archive/, bytes('\x1f\x8b\x08'), {}],
  [/a Rich Text/, '{\\rtf1', {}],
  [/a JSON file/, '{}', { contentType: 'application/ld+json' }],
  [/an XML file/, '<?xml version="1.0"?><rss>', {}],
]
for (const [kind, content, about] of refused)
  test(`refused with what it is and what to do: ${kind.source}`, () => {
    assert.throws(
      () => formatOf(inputOf(content, about)),
      (error) =>
        error instanceof SourceFailure &&
        error.code === 'unsupported_format' &&
        error.lasting &&
        kind.test(error.message) &&
        /Foyer reads web pages, PDF/.test(error.message),
    )
  })

test('a Word document with a password is called that', () => {
  const file = Buffer.concat([
    bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ])
  assert.throws(() => formatOf(inputOf(file)), { code: 'password_protected' })
})
