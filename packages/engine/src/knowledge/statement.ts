/**
 * When two statements are equal: case, spacing and the marks between words do not tell them apart, numbers do. What
 * `normalizeStatement` gives is stored with every fact; a change here needs a migration of what is stored.
 */

const dashes = /[\u2010-\u2015\u2212]/g

/**
 * A mark inside a number (14,500; 9:30) or a minus before one belongs to the number. What means something by itself
 * (%, #, &, /, +) is no mark.
 */
const marks = /(?<=\d)[.,:'’-](?=\d)|(?<![\p{L}\d])-(?=\d)|([.,;:!?·•"'‘’‚‛“”„‟‹›«»()[\]{}-])/gu

export function normalizeStatement(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase().replaceAll(dashes, '-')
  const words = folded.replaceAll(marks, (found, mark?: string) => (mark ? ' ' : found))
  // Text of nothing but marks is told apart by its marks.
  return spaced(words) || spaced(folded)
}

export const sameStatement = (one: string, other: string): boolean =>
  normalizeStatement(one) === normalizeStatement(other)

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
