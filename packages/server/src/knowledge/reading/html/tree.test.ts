import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDocument } from '../read.ts'

const listing = (links: number) => {
  const items = Array.from({ length: links }, (_, index) => `<li><a href="/${index}">Page ${index}</a></li>`)
  return `<html><body><main><h1>All pages</h1><p>Whatever we have is listed here.</p><ul>${items.join('')}</ul></main></body></html>`
}
const bytesOf = (html: string) => Buffer.from(html)

test('a page of the web with very many links is read up to the limit, in their order', async () => {
  const input = {
    bytes: bytesOf(listing(200)),
    contentType: 'text/html',
    filename: null,
    url: 'https://site.example/',
  }
  const { blocks, links } = await readDocument(input, { maxElements: 106 })
  assert.deepEqual(
    links.map(({ url }) => url),
    Array.from({ length: 50 }, (_, index) => `https://site.example/${index}`),
  )
  assert.ok(JSON.stringify(blocks).includes('Whatever we have is listed here.'))
})

test('a file with too many elements is refused: its owner can split it', async () => {
  const input = { bytes: bytesOf(listing(200)), contentType: 'text/html', filename: null, url: null }
  await assert.rejects(readDocument(input, { maxElements: 106 }), { code: 'too_long' })
})
