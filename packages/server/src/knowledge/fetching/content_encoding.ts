import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { collectBytes } from '../../platform/outbound/index.ts'
import { brokenEncoding, unknownEncoding } from './failures.ts'

export interface Body {
  bytes: Buffer
  /** There was more. */
  cut: boolean
}

/** What `Accept-Encoding` asks for. */
export const encodings = 'gzip, br, deflate'

const chunkSize = 64 * 1024

const decoders: Record<string, (bytes: Buffer) => Transform> = {
  gzip: () => createGunzip({ chunkSize }),
  'x-gzip': () => createGunzip({ chunkSize }),
  br: () => createBrotliDecompress({ chunkSize }),
  deflate: (bytes) => (hasZlibHeader(bytes) ? createInflate({ chunkSize }) : createInflateRaw({ chunkSize })),
}

/** Undoes a `Content-Encoding`. However much the bytes would swell to, no more than `maxBytes` is made of them. */
export async function decode(url: string, body: Body, encoding: string, maxBytes: number): Promise<Body> {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return body
  const decoder = Object.hasOwn(decoders, name) ? decoders[name]!(body.bytes) : null
  if (!decoder) throw unknownEncoding(url, encoding)
  const collected = collectBytes(maxBytes)
  try {
    decoder.end(body.bytes)
    for await (const chunk of decoder) {
      collected.add(chunk)
      // A few bytes can unpack to gigabytes.
      if (collected.cut) break
    }
  } catch {
    // What was cut off cannot end well; until there it is good.
    if (!body.cut) throw brokenEncoding(url, name)
  }
  return { bytes: collected.bytes(), cut: body.cut || collected.cut }
}

/** Files may be compressed in themselves, whatever their headers say. */
export const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b

/** "deflate" means zlib's format, but some servers leave its header out. */
function hasZlibHeader(bytes: Buffer): boolean {
  const [first = 0, second = 0] = bytes
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0
}
