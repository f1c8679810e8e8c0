/** So many characters become a string at a time. A multiple of four. */
const step = 256 * 1024

/**
 * Decodes base64 where it lies: a file is in memory once. Undefined when it is not base64 throughout, with its padding,
 * or empty; the text is then of no more use.
 */
export function decodeInPlace(text: Buffer): Uint8Array | undefined {
  const padding = text.at(-2) === equals ? 2 : text.at(-1) === equals ? 1 : 0
  const expected = (text.length / 4) * 3 - padding
  let length = 0
  for (let at = 0; at < text.length; at += step)
    length += text.write(text.toString('latin1', at, at + step), length, 'base64')
  // What is no base64 is skipped in decoding: then something is missing.
  if (length === 0 || length !== expected) return undefined
  // Not a Buffer, which would be copied number by number where somebody writes it as JSON.
  return new Uint8Array(text.buffer, text.byteOffset, length)
}

const equals = 0x3d
