import { synonymsOf } from '../knowledge/answer/synonyms/index.ts'
import { weightOfWord } from '../knowledge/search/light_words.ts'
import { termsOfWord } from '../knowledge/search/terms.ts'
import { wordsOf } from '../knowledge/search/words.ts'
import type { Concept } from './words/assessment_words.ts'
import { conceptPhrases, concepts, phrases } from './words/index.ts'

/** A word as it is compared: by its stems in the languages there are, and by the matter that it names. */
export interface ContentWord {
  stems: readonly string[]
  concepts: readonly Concept[]
}

const languages = ['en', 'de'] as const
const listed = (words: readonly string[]) => new Set(words.flatMap(wordsOf))
const empty = listed(phrases('empty'))
const negations = listed(phrases('negations'))

/** The words of a text that say what it is about. Its numbers are not among them. */
export function contentWords(text: string): ContentWord[] {
  return wordsOf(text.replaceAll('_', ' ')).filter(isContent).map(read)
}

function isContent(word: string): boolean {
  if (/\d/.test(word) || empty.has(word) || negations.has(word)) return false
  return languages.every((language) => weightOfWord(word, language) === 1)
}

const read = (word: string): ContentWord => ({ stems: stemsOf(word), concepts: conceptsOf(word) })

const stemsOf = (word: string): string[] => [
  ...new Set(languages.flatMap((language) => termsOfWord(word, language))),
]

/** From so many letters on, a word may be part of a longer one: "Projektbudget". */
const partOfWord = 6

const conceptWords = concepts.map((concept) => ({
  concept,
  words: [...listed(conceptPhrases(concept))].map((word) => ({ word, stems: new Set(stemsOf(word)) })),
}))

function conceptsOf(word: string): Concept[] {
  const stems = stemsOf(word)
  return conceptWords
    .filter(({ words }) =>
      words.some(
        (known) =>
          stems.some((stem) => known.stems.has(stem)) ||
          (known.word.length >= partOfWord && (word.startsWith(known.word) || word.endsWith(known.word))),
      ),
    )
    .map(({ concept }) => concept)
}

/** The matters of a text, its small words included: "when" asks for a time. */
export const conceptsIn = (text: string): ReadonlySet<Concept> =>
  new Set(wordsOf(text.replaceAll('_', ' ')).flatMap(conceptsOf))

export const isSameStem = (one: ContentWord, other: ContentWord): boolean =>
  one.stems.some((stem) => other.stems.includes(stem))

/** Of the same matter, too: "price" and "cost". */
export const isSameWord = (one: ContentWord, other: ContentWord): boolean =>
  isSameStem(one, other) || one.stems.some((stem) => other.stems.some((each) => isKin(stem, each)))

const isKin = (one: string, other: string): boolean =>
  languages.some((language) => synonymsOf(one, language).has(other))
