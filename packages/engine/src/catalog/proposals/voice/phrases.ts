import type { MaterialPassage } from '../material.ts'
import { plainOf } from '../text/plain.ts'

export interface FoundPhrase {
  phrase: string
  count: number
  /** With the mark that ends it where it stands first: "See you soon!" */
  marked: string
}

/** Which of the phrases the texts use, the most frequent first. One that stands in a longer one is not counted twice. */
export function phrasesIn(passages: readonly MaterialPassage[], phrases: readonly string[]): FoundPhrase[] {
  const ordered = phrases.toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(`(?<![\\p{L}])(?:${ordered.map(plainOf).join('|')})(?![\\p{L}])`, 'gu')
  const counts = new Map<string, number>()
  const marks = new Map<string, string>()
  for (const { text } of passages) {
    const plain = plainOf(text)
    for (const { 0: found, index } of plain.matchAll(pattern)) {
      counts.set(found, (counts.get(found) ?? 0) + 1)
      if (!marks.has(found)) marks.set(found, /^[.!]/.exec(plain.slice(index + found.length))?.[0] ?? '')
    }
  }
  return phrases
    .map((phrase) => ({
      phrase,
      count: counts.get(plainOf(phrase)) ?? 0,
      marked: `${phrase}${marks.get(plainOf(phrase)) ?? ''}`,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}
