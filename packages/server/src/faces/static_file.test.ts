import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getPage, script, serviceWithFaces } from '../testing/faces.ts'

test('a file with its hash in its name is kept for a year, and known by its tag', async () => {
  const { statusCode, headers } = await getPage('/assets/index-abc.css')
  assert.equal(statusCode, 200)
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.match(String(headers['content-type']), /^text\/css/)
  const etag = String(headers.etag)
  for (const known of [etag, `W/"another", ${etag}`, '*']) {
    const again = await getPage('/assets/index-abc.css', { 'if-none-match': known })
    assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', etag])
  }
  const other = await getPage('/assets/index-abc.css', { 'if-none-match': 'W/"another"' })
  assert.equal(other.statusCode, 200)
})

const encodings = [
  { accepted: 'gzip, deflate, br, zstd', encoding: 'br', read: brotliDecompressSync },
  { accepted: 'gzip', encoding: 'gzip', read: gunzipSync },
  { accepted: 'br;q=0, gzip;q=0.5', encoding: 'gzip', read: gunzipSync },
  { accepted: 'identity', encoding: undefined, read: (bytes: Buffer) => bytes },
]
for (const { accepted, encoding, read } of encodings)
  test(`who accepts "${accepted}" gets ${encoding ?? 'the file as it is'}, and the same words`, async () => {
    const { headers, rawPayload } = await getPage('/assets/index-abc.js', { 'accept-encoding': accepted })
    assert.equal(headers['content-encoding'], encoding)
    assert.equal(headers.vary, 'Accept-Encoding')
    assert.equal(String(read(rawPayload)), script)
  })

test('HEAD tells of a page and a file without sending it', async () => {
  const { app } = await serviceWithFaces()
  for (const url of ['/', '/assets/index-abc.js', '/widget.js']) {
    const answer = await app.inject({ method: 'HEAD', url })
    assert.deepEqual([answer.statusCode, answer.body], [200, ''])
  }
})

const outside = [
  '/assets/../outside.js',
  '/assets/%2e%2e/outside.js',
  '/assets/..%2foutside.js',
  '/assets/..%5coutside.js',
  '/assets//outside.js',
  '/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
  '/assets/index-abc.js.br',
  '/assets/constructor',
  '/assets/',
  '/outside.js',
  '/o',
  '/nowhere',
]
for (const path of outside)
  test(`${path} is nothing that a browser may have`, async () => {
    const answer = await getPage(path)
    assert.equal(answer.statusCode, 404)
    assert.equal(answer.json().error.code, 'resource_missing')
  })

test('any page may load the widget, which is asked for again after minutes', async () => {
  const { statusCode, headers } = await getPage('/widget.js', { origin: 'https://brightwater.example' })
  assert.equal(statusCode, 200)
  assert.equal(headers['access-control-allow-origin'], '*')
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
  assert.equal(headers['cache-control'], 'public, max-age=300')
  assert.match(String(headers['content-type']), /^text\/javascript/)
  assert.equal((await getPage('/widget.js', { 'if-none-match': String(headers.etag) })).statusCode, 304)
})
