import { synonymsOf } from '../../knowledge/answer/synonyms/index.ts'
import type { ListeningPack } from '../language/index.ts'

const cache = new WeakMap<ListeningPack, ReadonlySet<string>>()

/** Whether a word is known to be one: then it is no slip of the hand for another, "charge" none for "change". */
export function isCommon(word: string, stem: string, pack: ListeningPack): boolean {
  return commonWords(pack).has(word) || synonymsOf(stem, pack.language).size > 0
}

function commonWords(pack: ListeningPack): ReadonlySet<string> {
  const known = cache.get(pack)
  if (known !== undefined) return known
  const { signs, replies, sentences, choices, synonyms, numbers, optionPhrases } = pack
  const made = new Set([
    ...[signs, replies.fillers, sentences.light, sentences.asking, sentences.conjunctions].flatMap(
      (words) => [...words],
    ),
    ...[choices.everyday, choices.slotWords, choices.negations, numbers.months].flatMap((words) => [
      ...words,
    ]),
    ...numbers.measures.keys(),
    ...synonyms.flat().flatMap((phrase) => phrase.split(' ')),
    ...[replies.yes, replies.no, ...optionPhrases.all.map(({ pattern }) => pattern)].flatMap(wordsIn),
  ])
  cache.set(pack, made)
  return made
}

/** A pattern consists of words and of what joins them. */
const wordsIn = ({ source }: RegExp) => source.match(/\p{L}{3,}/gu) ?? []
