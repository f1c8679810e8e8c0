import { wordsOf } from '../../knowledge/search/words.ts'
import type { ListeningPack, Saying } from '../language/index.ts'
import { stemOf } from '../sentences/tokens.ts'

const cache = new WeakMap<ListeningPack, ReadonlyMap<string, readonly Saying[]>>()

/** How an option of this name is meant without it. */
export function sayingsOf(name: string, pack: ListeningPack): readonly Saying[] {
  const byName = cache.get(pack) ?? indexed(pack)
  cache.set(pack, byName)
  return byName.get(keyOf(name, pack)) ?? []
}

/** Whether an option of this name stands for something that visitors do or ask. */
export const isAct = (name: string, pack: ListeningPack): boolean =>
  sayingsOf(name, pack).some(({ sort }) => sort !== 'matter')

function indexed(pack: ListeningPack): Map<string, Saying[]> {
  const byName = new Map<string, Saying[]>()
  for (const saying of pack.sayings.all)
    for (const key of new Set(saying.meant.map((name) => keyOf(name, pack))))
      byName.set(key, [...(byName.get(key) ?? []), saying])
  return byName
}

/** "Just saying thanks" and "thank" are the same act. */
function keyOf(name: string, { language, sayings }: ListeningPack): string {
  const words = wordsOf(name)
  const telling = words.filter((word) => !sayings.idle.has(word))
  return (telling.length === 0 ? words : telling).map((word) => stemOf(word, language)).join(' ')
}
