import { primaryLanguage } from '../../knowledge/search/terms.ts'
import { english } from './english/index.ts'
import { german } from './german/index.ts'
import type { ListeningPack } from './pack.ts'

export type { ListeningPack, Measure, NameForm, OptionPhrase } from './pack.ts'

export const packs: readonly ListeningPack[] = [english, german]

/**
 * The pack of the language that a message is in, which need not be the conversation's: visitors write as they speak. One
 * word alone does not overrule the locale unless the locale's language has nothing to say to it.
 */
export function listeningPackFor(words: readonly string[], locale: string): ListeningPack {
  const own = packs.find(({ language }) => language === primaryLanguage(locale))
  const scored = packs.map((pack) => ({ pack, hits: signsIn(words, pack) }))
  const best = scored.reduce((one, other) => (other.hits > one.hits ? other : one))
  const ownHits = scored.find(({ pack }) => pack === own)?.hits ?? 0
  if (own === undefined) return best.pack
  return best.hits >= ownHits + 2 || (ownHits === 0 && best.hits > 0) ? best.pack : own
}

const isSign = (word: string, { signs, numbers }: ListeningPack) =>
  signs.has(word) || numbers.read(word) !== null
const signsIn = (words: readonly string[], pack: ListeningPack) =>
  words.filter((word) => isSign(word, pack)).length

/** How many of these words tell each language. */
export const languageSigns = (words: readonly string[]): { language: string; signs: number }[] =>
  packs.map((pack) => ({ language: pack.language, signs: signsIn(words, pack) }))
