import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import type { SourceFailure } from '../reading/failure.ts'
import { decode, isGzip } from './content_encoding.ts'

const url = 'https://example.com/'
const whole = (bytes: Buffer) => ({ bytes, cut: false })
const text = 'Opening hours. '.repeat(1000)
const compressed: [string, Buffer][] = [
  ['gzip', gzipSync(text)],
  ['X-GZip', gzipSync(text)],
  ['br', brotliCompressSync(text)],
  ['deflate', deflateSync(text)],
  ['deflate', deflateRawSync(text)],
  ['identity', Buffer.from(text)],
  ['', Buffer.from(text)],
]

test('every encoding that we ask for is undone, deflate also without its header', async () => {
  for (const [encoding, bytes] of compressed) {
    const decoded = await decode(url, whole(bytes), encoding, 100_000)
    assert.deepEqual([decoded.bytes.toString(), decoded.cut], [text, false], encoding)
  }
})

test('R6 a bomb is cut off at the limit, whatever it would swell to', async () => {
  const zeros = Buffer.alloc(64 * 1024 * 1024)
  for (const [encoding, bomb] of [
    ['gzip', gzipSync(zeros, { level: 1 })],
    ['br', brotliCompressSync(Buffer.alloc(20 * 1024 * 1024))],
  ] as const) {
    const decoded = await decode(url, whole(bomb), encoding, 1_000_000)
    assert.deepEqual([decoded.bytes.length, decoded.cut], [1_000_000, true])
    assert.ok(decoded.bytes.buffer.byteLength <= 1_000_000)
  }
})

test('what is broken or not whole fails for now; of what we cut off ourselves the beginning is kept', async () => {
  for (const [encoding, bytes] of compressed.slice(0, 5)) {
    for (const broken of [bytes.subarray(0, bytes.length - 9), Buffer.from('no such thing at all')])
      await assert.rejects(decode(url, whole(broken), encoding, 100_000), (failure: SourceFailure) => {
        assert.deepEqual([failure.code, failure.lasting], ['encoding_broken', false], encoding)
        return true
      })
    const begun = await decode(url, { bytes: bytes.subarray(0, -9), cut: true }, encoding, 100_000)
    assert.ok(begun.cut && text.startsWith(begun.bytes.toString()), encoding)
  }
})

test('another encoding is refused by name', async () => {
  for (const encoding of ['zstd', 'gzip, gzip', 'toString'])
    await assert.rejects(decode(url, whole(Buffer.from('x')), encoding, 100), (failure: SourceFailure) => {
      assert.deepEqual([failure.code, failure.lasting], ['encoding_unsupported', true])
      assert.ok(failure.message.includes(encoding))
      return true
    })
})

test('a compressed file is known by its first bytes', () => {
  assert.deepEqual(
    [isGzip(gzipSync('x')), isGzip(Buffer.from('<urlset>')), isGzip(Buffer.alloc(0))],
    [true, false, false],
  )
})
