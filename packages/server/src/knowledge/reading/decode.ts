/**
 * Bytes to text. A byte order mark is sure, a declaration is believed unless the bytes contradict it, and bytes that
 * are no UTF-8 are most likely windows-1252, as on old pages and in tables from Excel.
 */
export function decode(bytes: Uint8Array, contentType: string | null): string {
  const label = markedCharset(bytes) ?? declaredCharset(bytes, contentType) ?? unmarkedUtf16(bytes) ?? 'utf-8'
  return label === 'utf-8' ? decodeUtf8(bytes) : new TextDecoder(label).decode(bytes)
}

function markedCharset(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
}

/** By the header, or by the page itself in its first bytes: `<meta charset>`, `<meta http-equiv>`, `<?xml encoding>`. */
function declaredCharset(bytes: Uint8Array, contentType: string | null): string | null {
  const header = /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1]
  const start = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  const page = /<(?:meta|\?xml)\b[^>]{0,300}?(?:charset|encoding)\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1]
  const label = [header, page].find((each) => each !== undefined && isKnown(each))
  if (!label) return null
  const { encoding } = new TextDecoder(label)
  // A page that could say so in bytes of one width is not in UTF-16.
  return label === page && encoding.startsWith('utf-16') ? 'utf-8' : encoding
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label) !== null
  } catch {
    return false
  }
}

/** In Latin scripts every second byte of UTF-16 is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 512)
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2]!++
  const [even, odd] = zeros as [number, number]
  if (start.length < 4 || Math.max(even, odd) < start.length * 0.3) return null
  if (odd > even * 10) return 'utf-16le'
  return even > odd * 10 ? 'utf-16be' : null
}

/** One bad byte in good UTF-8 costs that byte; where the bad outnumber the good, it was another charset. */
function decodeUtf8(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes)
  const bad = count(text, /\ufffd/g)
  if (bad === 0 || bad < count(text, /[\u0080-\ufffc]/g)) return text
  return new TextDecoder('windows-1252').decode(bytes)
}

function count(text: string, pattern: RegExp): number {
  let found = 0
  for (const _ of text.matchAll(pattern)) found++
  return found
}
