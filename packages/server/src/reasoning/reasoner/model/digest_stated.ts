import {
  type DigestContext,
  type DigestedFact,
  findUngrounded,
  type Passage,
  readInstructions,
  replySentences,
} from '@foyer/engine'
import { fromData } from './as_data.ts'

const shortest = 10
const longest = 400
const mostSentences = 2
const mostFacts = 12

/**
 * Those of a model's facts that their passage states: in words that stand there for the most part, with no figure, date,
 * address or name from elsewhere. So no passage can have anything said in the place of another.
 */
export function statedIn(
  passage: Passage,
  facts: readonly DigestedFact[],
  context: DigestContext,
): DigestedFact[] {
  const grounds = groundsOf(passage, context)
  const words = letters(grounds.join(' '))
  const stated = facts
    .map((fact) => ({ ...fact, text: oneLine(asWritten(fact.text, passage)) }))
    .filter(
      ({ text }) =>
        text.length >= shortest &&
        text.length <= longest &&
        !text.endsWith('?') &&
        replySentences(text).length <= mostSentences &&
        isWordedLike(text, words) &&
        findUngrounded(text, grounds).length === 0,
    )
  return stated.slice(0, mostFacts)
}

/** Its owner's names may stand in a fact although the passage only says "we". */
function groundsOf({ trail, text }: Passage, { organization, instructions }: DigestContext): string[] {
  const names = readInstructions(instructions).rules.flatMap((rule) =>
    rule.kind === 'name' ? [rule.to] : [],
  )
  return [text, ...trail, organization ?? '', ...names]
}

const stemLength = 5

/** By the beginnings of its longer words; where words are not parted by spaces, by pairs of letters. */
export function isWordedLike(text: string, words: string, leastShare = 0.6): boolean {
  const own = text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]{2}|\p{L}{4,}/gu) ?? []
  const known = own.filter((word) => words.includes(letters(word).slice(0, stemLength)))
  return known.length >= own.length * leastShare
}

export const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\s]/gu, '')

/** Brackets that were shown as others are brackets again, unless the passage has those others itself. */
const asWritten = (text: string, passage: Passage) => (passage.text.includes('‹') ? text : fromData(text))

/** What no text can hold, and what a model put between its lines, is a space. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed()
