import type { ListeningPack } from '../language/index.ts'
import type { PreparedSlot } from '../prepared_slot.ts'
import type { SentenceStems } from '../sentences/sentence_stems.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Mention } from './mention.ts'
import { namedOptions } from './named_options.ts'
import { isTokenNegated } from './negation.ts'
import { optionPhraseMentions } from './option_phrase_mentions.ts'

/**
 * Options where several may be chosen and were asked for. They are meant by more than their names, and the same words may
 * mean several: "raise my limit" is a change, and more.
 */
export function severalMentions(
  sentence: Sentence,
  spoken: SentenceStems,
  at: number,
  prepared: PreparedSlot,
  pack: ListeningPack,
): Mention[] {
  const said = optionPhraseMentions(sentence, at, prepared)
  const rest = withoutSaid(sentence, said)
  const named = namedOptions(rest, spoken, at, prepared, true, pack)
  return merged([...surest(named), ...said.map((mention) => ruled(mention, rest, pack))])
}

/** A negation that is part of a meaning negates nothing beside it: "the internet is not working". */
function withoutSaid(sentence: Sentence, said: readonly Mention[]): Sentence {
  const tokens = sentence.tokens.map((token) =>
    said.some(({ first, last }) => token.at >= first && token.at <= last) ? { ...token, word: '' } : token,
  )
  return { ...sentence, tokens }
}

function ruled(mention: Mention, sentence: Sentence, pack: ListeningPack): Mention {
  const offset = sentence.tokens[0]!.at
  return {
    ...mention,
    isNegated: isTokenNegated(sentence, mention.first - offset, mention.last - offset, pack),
  }
}

/** Of options that the same words name, the surest; the first of equals. */
const surest = (mentions: readonly Mention[]) =>
  mentions.filter((mention, place) =>
    mentions.every(
      (other, otherPlace) =>
        !overlaps(mention, other) ||
        other.score < mention.score ||
        (other.score === mention.score && otherPlace >= place),
    ),
  )

const overlaps = (one: Mention, other: Mention) => one.first <= other.last && other.first <= one.last

/** As one mention, because no word serves two of them. */
function merged(mentions: readonly Mention[]): Mention[] {
  const all: Mention[] = []
  for (const mention of [...mentions].sort((one, other) => one.first - other.first)) {
    const before = all.findLast(({ isNegated }) => isNegated === mention.isNegated)
    if (before === undefined || !overlaps(before, mention)) all.push({ ...mention })
    else
      all[all.indexOf(before)] = {
        ...before,
        values: [...new Set([...before.values, ...mention.values])],
        last: Math.max(before.last, mention.last),
        score: Math.max(before.score, mention.score),
        isExplicit: before.isExplicit || mention.isExplicit,
      }
  }
  return all
}
