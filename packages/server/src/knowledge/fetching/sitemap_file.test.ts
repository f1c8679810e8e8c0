import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Location, locationsIn } from './sitemap_file.ts'

async function read(text: string | Buffer): Promise<Location[]> {
  const all: Location[] = []
  for await (const location of locationsIn(Buffer.from(text as string))) all.push(location)
  return all
}
const pages = (...urls: string[]) => urls.map((url) => ({ kind: 'url', url }))

test('a sitemap gives its pages in order, decoded, and without its pictures', async () => {
  const text = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
      <url><loc> https://example.com/b?x=1&amp;y=2 </loc><lastmod>2026-01-01</lastmod></url>
      <url><image:image><image:loc>https://example.com/a.png</image:loc></image:image><loc><![CDATA[https://example.com/ü]]></loc></url>
      <!-- <url><loc>https://example.com/hidden</loc></url> -->
    </urlset>`
  assert.deepEqual(await read(text), pages('https://example.com/b?x=1&y=2', 'https://example.com/ü'))
})

test('an index gives sitemaps', async () => {
  const text = '<sitemapindex><sitemap><loc>https://example.com/1.xml.gz</loc></sitemap></sitemapindex>'
  assert.deepEqual(await read(text), [{ kind: 'sitemap', url: 'https://example.com/1.xml.gz' }])
})

test('a list of addresses is a sitemap too', async () => {
  assert.deepEqual(
    await read('https://example.com/a\r\nhttps://example.com/b\n\n  https://example.com/c'),
    pages('https://example.com/a', 'https://example.com/b', 'https://example.com/c'),
  )
})

test('locations across the slices that it is read in are whole, and of what is cut off the rest is used', async () => {
  const all = Array.from({ length: 5000 }, (_, count) => `https://example.com/für/${count}`)
  const text = `<urlset>${all.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`
  assert.deepEqual(await read(text), pages(...all))
  const cut = await read(Buffer.from(text).subarray(0, 100_000))
  assert.deepEqual(cut, pages(...all.slice(0, cut.length)))
  assert.ok(cut.length > 1000)
})

test('R6 what is no sitemap gives nothing, and made to exhaust its reader it does not', {
  timeout: 10_000,
}, async () => {
  const entities = `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(1000)}"><!ENTITY c "${'&a;'.repeat(1000)}">]>`
  assert.deepEqual(await read(`${entities}<urlset><url><loc>&c;</loc></url></urlset>`), pages('&c;'))
  assert.deepEqual(await read('<a>'.repeat(1_000_000) + '</b>'.repeat(1_000_000)), [])
  for (const text of [
    '',
    '<urlset><loc>/a</loc></urlset>',
    '<url><x><loc>/a</loc></x></url>',
    '{}<',
    '<!doctype html><p>Not found',
    `<loc>${'a'.repeat(1_000_000)}`,
  ])
    assert.deepEqual(await read(text), text.startsWith('{') ? pages('{}<') : [], text.slice(0, 50))
  const [endless] = await read(`<urlset><url><loc>${'<b/>a'.repeat(500_000)}</loc></url></urlset>`)
  assert.ok(endless!.url.length < 100_000)
})
