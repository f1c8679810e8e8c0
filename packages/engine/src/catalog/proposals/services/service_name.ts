import { words } from '../language/index.ts'
import { plainOf, wordsIn } from '../text/plain.ts'

const longestName = 70
const mostWords = 8

/** A name as the organization writes it, without numbering, marks and what only joins it to a price. */
export function cleanName(text: string): string {
  return text
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/^(?:[\s•*·–—#>✓✔✅☑→-]|\p{Extended_Pictographic}|\uFE0F|\d{1,2}[.)]\s)+/u, '')
    .replace(/(?:[\s:;,.…·•*|=–—_-]|\p{Extended_Pictographic}|\uFE0F)+$/u, '')
    .replace(/\s*\(\s*\)\s*$/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whether the words can be the name of something that costs money. */
export function canBeName(name: string): boolean {
  const plain = plainOf(name)
  if (name.length < 3 || name.length > longestName || wordsIn(name).length > mostWords) return false
  if (!/^[\p{Lu}\p{N}"„“«]/u.test(name) || !/\p{L}{2}/u.test(name)) return false
  if (/[?!.]$/.test(name) || words.sentenceStarts.test(plain) || words.spoken.test(plain)) return false
  if (words.charges.test(plain) || words.chargeParts.test(plain)) return false
  if (words.rates.test(plain)) return false
  return !words.calls.test(plain) && !words.parts.test(plain)
}

/** Whether a heading without a price can name a service: more is asked of it. */
export function canBeOffer(name: string): boolean {
  const plain = plainOf(name)
  return (
    canBeName(name) &&
    !/\d/.test(name) &&
    !words.offers.test(plain) &&
    !words.prices.test(plain) &&
    !words.elsewhere.test(plain) &&
    !words.people.test(plain) &&
    !words.hours.test(plain)
  )
}
