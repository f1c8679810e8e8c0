import type { Capture } from '../conversation/reading.ts'
import { isTokenNegated } from './mentions/negation.ts'
import { informs, type ParsedMessage, quoteOf } from './parsed_message.ts'
import { type Token, tokenize } from './sentences/tokens.ts'

/** A word of an answer in the visitor's own words that they replace by another: "5 nights, not 3". */
export interface Replacement {
  capture: Capture
  first: number
  last: number
}

export function replacedWords(parsed: ParsedMessage): Replacement[] {
  for (const sentence of parsed.sentences.filter(informs))
    for (const [at, old] of sentence.tokens.entries()) {
      if (old.kind === 'word' || !isTokenNegated(sentence, at, at, parsed.pack)) continue
      const next = sentence.tokens.slice(0, at).findLast(({ kind }) => kind === old.kind)
      const found = next === undefined ? [] : replacements(parsed, old, next)
      if (found.length === 1) return found
    }
  return []
}

/** In every answer that has the old word. */
function replacements(parsed: ParsedMessage, old: Token, next: Token): Replacement[] {
  const { answers, message } = parsed.input
  return parsed.slots.flatMap(({ slot: { key, data_type } }) => {
    const known = data_type === 'string' && Object.hasOwn(answers, key) ? answers[key] : undefined
    if (typeof known !== 'string') return []
    const place = tokenize(known).find(({ word, kind }) => word === old.word && kind === old.kind)
    if (place === undefined) return []
    const value = known.slice(0, place.from) + message.slice(next.from, next.to) + known.slice(place.to)
    const capture = { slot: key, value, quote: quoteOf(parsed, next.at, old.at), correction: true }
    return [{ capture, first: next.at, last: old.at }]
  })
}
