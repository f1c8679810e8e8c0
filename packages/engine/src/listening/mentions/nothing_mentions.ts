import type { ListeningPack } from '../language/index.ts'
import { optionsForAmount } from '../numbers/bands.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Mention } from './mention.ts'

const zero = { low: 0, high: 0, open: null }

/** The option for none of it, else the one for not knowing, else the least where such things are counted. */
function nothingOf({ options, measure }: PreparedSlot, named: string, { numbers }: ListeningPack) {
  const isCounted = options.every(({ interval }) => interval !== null && interval.low >= 0)
  const isThing = measure === null || numbers.measures.get(named) === measure
  return (
    options.find(({ isNothing }) => isNothing) ??
    options.find(({ isOpen }) => isOpen) ??
    (isCounted && isThing ? optionsForAmount(options, zero)[0] : undefined)
  )
}

/** "No bags" is an answer where an option stands for none of them. */
export function nothingMentions(
  sentence: Sentence,
  stems: readonly string[],
  at: number,
  prepared: PreparedSlot,
  pack: ListeningPack,
): Mention[] {
  const { slot, about } = prepared
  const offset = sentence.tokens[0]!.at
  return sentence.tokens.flatMap(({ word }, place) => {
    const isNothing = pack.choices.nothing.has(word) || pack.choices.negations.has(word)
    const named = [place + 1, place + 2, place + 3].find((next) => (about.get(stems[next] ?? '') ?? 0) >= 0.9)
    if (!isNothing || named === undefined) return []
    const option = nothingOf(prepared, sentence.tokens[named]!.word, pack)
    if (option === undefined) return []
    return {
      slot: slot.key,
      values: [option.value],
      first: place + offset,
      last: named + offset,
      score: 0.9,
      isExplicit: true,
      isNegated: false,
      sentence: at,
    }
  })
}
