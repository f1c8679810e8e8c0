import { crc32 } from 'node:zlib'

/** An archive whose files are stored as they are. */
export function writeZip(files: Iterable<[name: string, content: Uint8Array]>): Buffer {
  const parts: Uint8Array[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const nameBytes = Buffer.from(name)
    const described = describe(content, nameBytes.length)
    const header = Buffer.concat([uint32(0x04034b50), described, nameBytes])
    directory.push(
      Buffer.concat([uint32(0x02014b50), uint16(20), described, Buffer.alloc(10), uint32(offset), nameBytes]),
    )
    parts.push(header, content)
    offset += header.length + content.length
  }
  const listing = Buffer.concat(directory)
  const count = uint16(directory.length)
  const end = [uint32(0x06054b50), Buffer.alloc(4), count, count, uint32(listing.length), uint32(offset)]
  return Buffer.concat([...parts, listing, ...end, uint16(0)])
}

/** What the file's own header and the directory say alike: version, no flags, stored, no date. */
function describe(content: Uint8Array, nameLength: number): Buffer {
  const size = uint32(content.length)
  return Buffer.concat([
    uint16(20),
    Buffer.alloc(8),
    uint32(crc32(content)),
    size,
    size,
    uint16(nameLength),
    uint16(0),
  ])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
