import { type ListeningPack, packs } from '../language/index.ts'
import { numberOf } from '../numbers/figures.ts'
import { countedNouns } from '../numbers/measures.ts'
import type { PreparedOption, PreparedSlot } from '../prepared_slot.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Token } from '../sentences/tokens.ts'
import type { Mention } from './mention.ts'
import { isTokenNegated } from './negation.ts'

/** Above whatever the words of a label may mean by themselves. */
const certainty = 1.2

/**
 * Labels that stand in a sentence word for word: whatever a number or a word in them would mean alone, the label is
 * meant. "Drei" and "3" are the same word.
 */
export function exactLabels(
  sentence: Sentence,
  at: number,
  { slot, options }: PreparedSlot,
  isAsked: boolean,
  pack: ListeningPack,
): Mention[] {
  const offset = sentence.tokens[0]!.at
  const isSeveral = isAsked && slot.data_type === 'multi_enum'
  const found = options.flatMap((option) =>
    placesOf(option, sentence.tokens)
      // Where several were asked for, the same words may mean more than the one whose label they are.
      .filter(({ first, last }) => !isSeveral || hasNumber(sentence.tokens.slice(first, last + 1)))
      .filter(({ first, last }) => isAsked || isUnmistakable(sentence.tokens, first, last, pack))
      .map(({ first, last }) => ({
        slot: slot.key,
        values: [option.value],
        first: first + offset,
        last: last + offset,
        score: certainty,
        isExplicit: true,
        isNegated: isTokenNegated(sentence, first, last, pack),
        sentence: at,
      })),
  )
  return found.filter((one) => found.every((other) => !isInside(one, other)))
}

const hasNumber = (tokens: readonly Token[]) => tokens.some(({ kind }) => kind === 'number')

const isInside = (one: Mention, other: Mention) =>
  other.first <= one.first && one.last <= other.last && other.last - other.first > one.last - one.first

function placesOf({ labels }: PreparedOption, tokens: readonly Token[]): { first: number; last: number }[] {
  return labels.flatMap((label) =>
    tokens.flatMap((_, first) =>
      label.every((token, step) => isSame(token, tokens[first + step], step === 0))
        ? [{ first, last: first + label.length - 1 }]
        : [],
    ),
  )
}

function isSame(one: Token, other: Token | undefined, isFirst: boolean): boolean {
  if (other === undefined || (!isFirst && one.gap === '' && other.gap !== '')) return false
  return one.word === other.word || (numberIn(one) ?? -1) === numberIn(other)
}

function numberIn({ kind, word }: Token): number | null {
  if (kind === 'number') return numberOf(word)
  for (const { numbers } of packs) {
    const value = numbers.read(word)
    if (value !== null) return value
  }
  return null
}

/** Where nobody asked, a label needs two words that tell something, and a number in it must count nothing else. */
function isUnmistakable(tokens: readonly Token[], first: number, last: number, pack: ListeningPack): boolean {
  const words = tokens.slice(first, last + 1)
  const telling = words.filter(({ word }) => !pack.sentences.light.has(word))
  const counts =
    words.at(-1)!.kind === 'number' && countedNouns(tokens.slice(last + 1, last + 5), pack).length > 0
  return telling.length > 1 && telling.some(({ word }) => !pack.choices.everyday.has(word)) && !counts
}
