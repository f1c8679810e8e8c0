import { editDistance } from '../../edit_distance.ts'
import type { ListeningPack } from '../language/index.ts'
import { isCommon } from './common_words.ts'
import { stemOf, type Token } from './tokens.ts'

/**
 * "nien, satruday": small words, days and numbers as they were meant, where the hand slipped. Only what is heard
 * changes; a quotation stays as written.
 */
export function withoutSlips(tokens: readonly Token[], pack: ListeningPack): Token[] {
  return tokens.map((token) => {
    const meant = token.kind === 'word' ? meantBy(token.word, pack) : null
    return meant === null ? token : { ...token, word: meant }
  })
}

const shortest = 4

function meantBy(word: string, pack: ListeningPack): string | null {
  if (word.length < shortest || pack.mistyped.has(word) || isCommon(word, stemOf(word, pack.language), pack))
    return null
  const slips = [...pack.mistyped].map((known) => ({ known, mistakes: mistakesIn(word, known) }))
  const nearest = slips.reduce((one, other) => (other.mistakes < one.mistakes ? other : one))
  return nearest.mistakes < Infinity ? nearest.known : null
}

/** Two letters swapped; in longer words also one that is wrong, missing or too many, and in the longest two. */
function mistakesIn(word: string, known: string): number {
  if (word[0] !== known[0]) return Infinity
  const most = known.length >= longest ? 2 : 1
  const mistakes = editDistance(word, known, most)
  if (mistakes > most) return Infinity
  return known.length >= long || (mistakes === 1 && sorted(word) === sorted(known)) ? mistakes : Infinity
}

const long = 7
const longest = 9
const sorted = (word: string): string => [...word].sort().join('')
