import type { ListeningPack } from '../language/index.ts'
import { optionsForAmount } from '../numbers/bands.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Mention } from './mention.ts'

/** People who are counted by naming them: "just me", "my wife and I". */
export function partyMentions(
  sentence: Sentence,
  at: number,
  { slot, options, isNumeric, measure }: PreparedSlot,
  isAsked: boolean,
  { numbers }: ListeningPack,
): Mention[] {
  if (!isNumeric || measure !== 'people' || !isAsked) return []
  for (const [party, count] of numbers.parties) {
    const found = party.exec(sentence.plain)
    const [option] = found === null ? [] : optionsForAmount(options, { low: count, high: count, open: null })
    if (found === null || option === undefined) continue
    const first = sentence.tokens[0]!.at + wordsIn(sentence.plain.slice(0, found.index))
    return [
      {
        slot: slot.key,
        values: [option.value],
        first,
        last: first + wordsIn(found[0]) - 1,
        score: 0.7,
        isExplicit: false,
        isNegated: false,
        sentence: at,
      },
    ]
  }
  return []
}

const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '').length
