import type { CitedPassage } from '@foyer/engine'

/** So much of what a fact states stands in an answer that rests on it. */
const leastShare = 0.4

/**
 * Whether a text answers by one of the facts: by a good part of its words, or, in another language, by its figures. An
 * answer that does not is no answer, and the fact is said after it.
 */
export function conveys(text: string, facts: readonly CitedPassage[]): boolean {
  const said = new Set(wordsOf(text))
  return facts.some((fact) => {
    const words = wordsOf(fact.text)
    const figures = words.filter((word) => /\d/.test(word))
    const shared = words.filter((word) => said.has(word))
    return (
      shared.length >= words.length * leastShare ||
      (figures.length > 0 && figures.every((word) => said.has(word)))
    )
  })
}

const wordsOf = (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}|\p{N}+/gu))]
