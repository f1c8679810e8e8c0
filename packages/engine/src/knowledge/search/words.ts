/**
 * The words of a text, folded so that spelling does not tell them apart: lowercase, without accents, ligatures and
 * apostrophes. A number keeps its digits and its decimal point ("14,500" and "14'500" are one word).
 */

const accents = /[\u0300-\u036f]/g
/** Letters that do not decompose into a letter and an accent. */
const letters = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
])
const undecomposed = /[ßæœøłđðþı]/g
const nonAscii = /[^\0-\x7f]/
const apostrophe = /(?<=\p{L})['’‘ʼ](?=\p{L})/gu
/** What English hangs onto a word: whose it is. */
const possessive = /['’‘ʼ]s\b/g
const thousands = /(?<=\d)[,'’](?=\d{3}(?!\d))/g
/** Whether there is anything to join: most texts are spared three replacements. */
const joining = /['’‘ʼ]|\d,\d/
const wordPattern = /\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}]+/gu

export function foldCase(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase()
  if (!nonAscii.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(undecomposed, (letter) => letters.get(letter)!)
}

export function wordsOf(text: string): string[] {
  const folded = foldCase(text)
  return (joining.test(folded) ? join(folded) : folded).match(wordPattern) ?? []
}

const join = (folded: string) => folded.replace(possessive, '').replace(apostrophe, '').replace(thousands, '')
