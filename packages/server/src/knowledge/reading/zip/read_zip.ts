import { inflateRawSync } from 'node:zlib'
import { SourceFailure } from '../failure.ts'
import { malformed } from '../refusals.ts'

/** One file of an archive, still packed. */
interface ZipEntry {
  name: string
  /** As the directory claims; a bomb may lie. */
  size: number
  method: number
  encrypted: boolean
  packed: Uint8Array
}

const stored = 0
const deflated = 8
const broken = () => malformed('The file’s archive is damaged')

export const looksLikeZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2]! + 1

/** The directory at the archive's end, as word processors write it: no parts, no encryption, under 4 GiB. */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > file.length) throw broken()
  const count = file.readUInt16LE(end + 10)
  const entries: ZipEntry[] = []
  let at = file.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== 0x02014b50) throw broken()
    const nameLength = file.readUInt16LE(at + 28)
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      size: file.readUInt32LE(at + 24),
      method: file.readUInt16LE(at + 10),
      encrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      packed: packedAt(file, file.readUInt32LE(at + 42), file.readUInt32LE(at + 20)),
    })
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

function packedAt(file: Buffer, header: number, length: number): Buffer {
  if (header + 30 > file.length || file.readUInt32LE(header) !== 0x04034b50) throw broken()
  const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28)
  if (start + length > file.length) throw broken()
  return file.subarray(start, start + length)
}

/** Inflates up to `most` bytes, whatever the directory claimed. */
export function unpack({ method, packed }: ZipEntry, most: number): Buffer {
  if (method === stored && packed.length <= most) return Buffer.from(packed)
  if (method === stored) throw bomb()
  if (method !== deflated) throw broken()
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? bomb() : broken()
  }
}

export const bomb = () =>
  new SourceFailure(
    'too_large',
    'The file is small but unpacks to far more than a document needs. Save it again, or split it.',
    { lasting: true },
  )
