import { SourceFailure } from './failure.ts'
import { tooLong } from './refusals.ts'

/** What one document may cost. Time and memory as a whole are bounded from outside, by the reader's process. */
export interface ReadLimits {
  maxBytes: number
  /** What the parts of an archive may come to when they are inflated. */
  maxInflatedBytes: number
  /** The text that is kept: a thousand pages of a book have about three million characters. */
  maxCharacters: number
  /** How deep elements may lie inside each other; Readability ran over 100 s on 3,000. */
  maxDepth: number
  maxElements: number
  maxRows: number
  maxPages: number
}

const MiB = 1024 * 1024

export const defaultLimits: ReadLimits = {
  maxBytes: 32 * MiB,
  maxInflatedBytes: 64 * MiB,
  maxCharacters: 4_000_000,
  maxDepth: 256,
  maxElements: 200_000,
  maxRows: 100_000,
  maxPages: 2_000,
}

export function refuseTooLarge(bytes: Uint8Array, { maxBytes }: ReadLimits = defaultLimits): void {
  if (bytes.byteLength > maxBytes)
    throw new SourceFailure(
      'too_large',
      `The file is larger than ${Math.round(maxBytes / MiB)} MiB. Split it, or remove its images.`,
      { lasting: true },
    )
}

/** Before it is parsed: markup and spaces make up less than half of what has this much text. */
export function refuseTooLong(text: string, { maxCharacters }: ReadLimits): void {
  if (text.length > 2 * maxCharacters) throw tooManyCharacters(maxCharacters)
}

export const tooManyCharacters = (maxCharacters: number) =>
  tooLong(`It has more than ${maxCharacters.toLocaleString('en')} characters`)
