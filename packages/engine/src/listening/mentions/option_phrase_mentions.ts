import type { PreparedSlot } from '../prepared_slot.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Mention } from './mention.ts'

const certainty = 0.8

/**
 * Options that a sentence means by what the visitor does with it, or by other words for the matter. Only where several
 * may be chosen and were asked for: out of that light, such words say too little.
 */
export function optionPhraseMentions(
  { tokens, plain }: Sentence,
  at: number,
  { slot, options }: PreparedSlot,
): Mention[] {
  const found = options.flatMap(({ value, optionPhrases }) =>
    optionPhrases.flatMap(({ kind, pattern }) => {
      const match = pattern.exec(plain)
      return match === null ? [] : [{ value, kind, from: match.index, text: match[0] }]
    }),
  )
  const isSpecial = found.some(({ kind }) => kind === 'question')
  return found
    .filter(({ kind }) => kind !== 'any_question' || !isSpecial)
    .map(({ value, from, text }) => {
      const first = tokens[0]!.at + wordsIn(plain.slice(0, from))
      return {
        slot: slot.key,
        values: [value],
        first,
        last: first + wordsIn(text) - 1,
        score: certainty,
        isExplicit: false,
        isNegated: false,
        sentence: at,
      }
    })
}

const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '').length
