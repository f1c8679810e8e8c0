import type { SlotDefinition } from '../flow/definition.ts'
import { type ContentWord, conceptsIn, contentWords, isSameWord } from './content_words.ts'
import { memoize } from './memoize.ts'
import type { Concept } from './words/assessment_words.ts'

/** What a slot is known by. */
interface SlotWords {
  /** Each of its names: the key, the title, the titles in other languages. */
  names: readonly (readonly ContentWord[])[]
  /** The words of all of them. */
  name: readonly ContentWord[]
  about: readonly ContentWord[]
  concepts: ReadonlySet<Concept>
}

export const slotWords = memoize(({ key, title, description, translations }: SlotDefinition): SlotWords => {
  const titles = Object.values(translations).map((translation) => translation.title ?? '')
  const names = [key, title ?? '', ...titles].map(contentWords).filter((words) => words.length > 0)
  const about = description ?? ''
  const concepts = conceptsIn([key, title ?? '', ...titles, about].join(' '))
  return { names, name: names.flat(), about: contentWords(about), concepts }
})

/** How much a word points to a slot: its name or its matter more than what is said about it. */
export function pointsTo(word: ContentWord, slot: SlotWords): 0 | 1 | 2 {
  if (word.concepts.some((concept) => slot.concepts.has(concept))) return 2
  if (slot.name.some((named) => isSameWord(word, named))) return 2
  return slot.about.some((said) => isSameWord(word, said)) ? 1 : 0
}

/** The one with the highest score; none where two share it, since a guess is no tie. */
export function uniqueBest<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item | null {
  const scored = items.map((item) => ({ item, score: scoreOf(item) })).sort((a, b) => b.score - a.score)
  const [best, second] = scored
  if (!best || best.score <= 0 || best.score === second?.score) return null
  return best.item
}
