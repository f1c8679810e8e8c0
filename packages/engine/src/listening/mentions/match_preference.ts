import type { ListeningPack } from '../language/index.ts'
import type { PreparedOption } from '../prepared_slot.ts'
import { isAlone } from '../sentences/is_light.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Match, Phrase } from './phrase.ts'

/** Matches that differ by less are as good as each other. */
const alike = 0.05

/** Which of the matches of an option is taken. */
export interface MatchPreference {
  isBetter: (one: Match, other: Match) => boolean
  counts: (option: PreparedOption, phrase: Phrase, match: Match) => boolean
}

const isSurer = (one: Match, other: Match) => one.score > other.score

export const singleChoice: MatchPreference = { isBetter: isSurer, counts: () => true }

export const multipleChoice = (sentence: Sentence, pack: ListeningPack): MatchPreference => ({
  // Named by fewer words, an option leaves the rest to those beside it: "savings account" may name two.
  isBetter: (one, other) =>
    Math.abs(one.score - other.score) < alike
      ? one.last - one.first < other.last - other.first
      : isSurer(one, other),
  // What visitors do or ask is in everyday words: they name an option only where nothing else is said.
  counts: (option, phrase, match) => !(option.isAct || phrase.isAct) || isAlone(sentence, match, pack),
})
