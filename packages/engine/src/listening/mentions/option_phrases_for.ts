import { wordsOf } from '../../knowledge/search/words.ts'
import type { ListeningPack, OptionPhrase } from '../language/index.ts'
import { stemOf } from '../sentences/tokens.ts'

const cache = new WeakMap<ListeningPack, ReadonlyMap<string, readonly OptionPhrase[]>>()

/** How an option of this name is meant without it. */
export function optionPhrasesFor(name: string, pack: ListeningPack): readonly OptionPhrase[] {
  const byName = cache.get(pack) ?? indexed(pack)
  cache.set(pack, byName)
  return byName.get(keyOf(name, pack)) ?? []
}

/** Whether an option of this name stands for something that visitors do or ask. */
export const isAct = (name: string, pack: ListeningPack): boolean =>
  optionPhrasesFor(name, pack).some(({ kind }) => kind !== 'matter')

function indexed(pack: ListeningPack): Map<string, OptionPhrase[]> {
  const byName = new Map<string, OptionPhrase[]>()
  for (const optionPhrase of pack.optionPhrases.all)
    for (const key of new Set(optionPhrase.options.map((name) => keyOf(name, pack))))
      byName.set(key, [...(byName.get(key) ?? []), optionPhrase])
  return byName
}

/** "Just saying thanks" and "thank" are the same act. */
function keyOf(name: string, { language, optionPhrases }: ListeningPack): string {
  const words = wordsOf(name)
  const telling = words.filter((word) => !optionPhrases.idle.has(word))
  return (telling.length === 0 ? words : telling).map((word) => stemOf(word, language)).join(' ')
}
