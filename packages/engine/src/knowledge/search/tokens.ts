import type { SearchEntry } from './entry.ts'
import { splitHeadingLine } from './heading_line.ts'
import type { Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/**
 * An entry as numbers: the words of its headings, then those of its text, each raised by `firstWord`. `breakToken`
 * stands after each heading and sentence, `textToken` between trail and text.
 */

const breakToken = 0
export const textToken = 1
export const firstWord = 2

/** Rough is enough: whoever parts "e.g. this" in two only makes a sentence shorter. */
const sentenceEnd = /(?<=[.!?。！？])\s+|\n+/

export interface Tokens {
  numbers: number[]
  textLength: number
  trailLength: number
}

export function encodeTokens({ trail, text, language }: SearchEntry, vocabulary: Vocabulary): Tokens {
  const numbersOf = vocabulary.adding(language)
  const numbers: number[] = []
  const write = (pieces: readonly string[]) => {
    const before = numbers.length
    for (const piece of pieces) {
      for (const word of wordsOf(piece))
        for (const number of numbersOf(word)) numbers.push(number + firstWord)
      numbers.push(breakToken)
    }
    return numbers.length - before - pieces.length
  }
  const { heading, rest } = splitHeadingLine(text)
  const trailLength = write(heading === null ? trail : [...trail, heading])
  numbers.push(textToken)
  const textLength = write(rest.split(sentenceEnd))
  return { numbers, textLength, trailLength }
}
