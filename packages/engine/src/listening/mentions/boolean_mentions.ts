import type { ListeningPack } from '../language/index.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { Reply } from '../sentences/replies.ts'
import type { SentenceStems } from '../sentences/sentence_stems.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Mention } from './mention.ts'
import { isTokenNegated, withNegation } from './negation.ts'
import { type Match, matchPhrase, type Phrase } from './phrase.ts'

const sure = 0.8
const sureIfAsked = 0.45
/** Keys of slots that are about a wish or a permission, which a mere mention is not. */
const aboutWish =
  /^(?:wants?|may|wishes|needs?|likes?|prefers?|agrees?|consents?|interested|mochte|will|darf)_/

/** A yes-or-no slot whose matter is named, with or without a negation. */
export function booleanMentions(
  sentence: Sentence,
  spoken: SentenceStems,
  at: number,
  { slot, matter }: PreparedSlot,
  isAsked: boolean,
  { yes, no }: Pick<Reply, 'yes' | 'no'>,
  pack: ListeningPack,
): Mention[] {
  const isWish = aboutWish.test(slot.key)
  if (!isAsked && isWish && !pack.choices.wish.test(sentence.plain)) return []
  const offset = sentence.tokens[0]!.at
  // As a verb: inflected, or behind a negation.
  const isSaid = (phrase: Phrase, match: Match) =>
    isVerbatim(phrase, sentence, match) || isTokenNegated(sentence, match.first, match.last, pack)
  const matches = matter.flatMap((phrase) => {
    const match = matchPhrase(phrase, spoken, isAsked || isWish)
    // "It works" is another word for solved; "I ride it to work" is none.
    const isOther = phrase.certainty < 1 && match !== null && !isSaid(phrase, match)
    return match === null || isOther ? [] : match
  })
  const best = matches.sort((one, other) => other.score - one.score)[0]
  if (best === undefined || best.score < (isAsked ? sureIfAsked : sure)) return []
  const negated = isTokenNegated(sentence, best.first, best.last, pack)
  // "Yes, but by mail": what was said outright decides.
  if (isAsked && !negated && (yes ?? no) !== null) return []
  return [
    {
      slot: slot.key,
      values: [!negated],
      first: (negated ? withNegation(sentence, best.first, pack) : best.first) + offset,
      last: best.last + offset,
      score: Math.min(best.score, 0.9) + (isAsked ? 0.1 : 0),
      isExplicit: true,
      isNegated: false,
      sentence: at,
    },
  ]
}

const isVerbatim = ({ terms }: Phrase, { tokens }: Sentence, { first, last }: Match): boolean =>
  terms.every((term) =>
    tokens.slice(first, last + 1).some(({ word }) => word === term.word || word !== term.stem),
  )
