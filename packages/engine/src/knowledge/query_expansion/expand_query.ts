import type { EngineData } from '../../engine_data.ts'
import type { WordsInUse } from '../answer/candidate.ts'
import { isGrammarWord } from '../search/light_words.ts'
import { primaryLanguage, termsOf } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'
import { separableVerbs } from './separable_verbs.ts'

/**
 * What a message is looked up by: its own words, and those that the knowledge uses for what it says. Nobody types
 * "instalments" who can say "pay it off bit by bit", and knowledge in another language has none of the visitor's words.
 */
export function expandQuery(
  text: string,
  language: string,
  statistics: WordsInUse,
  data: EngineData,
): string {
  const words = wordsOf(text)
  const knows = (word: string) => statistics.knows(word, language)
  const telling = words.filter((word) => !isGrammarWord(word, language))
  const isForeign = telling.filter(knows).length < telling.length / 2
  const translations = (word: string) => (isForeign ? translationsOf(word, language, statistics, data) : [])
  let isTranslated = false
  const own = words.flatMap((word) => {
    const translated = knows(word) ? [] : translations(word)
    isTranslated ||= translated.length > 0
    return translated.length > 0 ? translated : [word]
  })
  const others = (data.phrases(language)?.wordsFor(text) ?? []).flatMap((word) =>
    knows(word) ? [word] : translations(word),
  )
  const joined = primaryLanguage(language) === 'de' ? separableVerbs(words).filter(knows) : []
  return [...new Set([...(isTranslated ? own : [text]), ...joined, ...others])].join(' ')
}

/** More would make one word of a question outweigh the others. */
const mostTranslations = 4

function translationsOf(word: string, language: string, statistics: WordsInUse, data: EngineData): string[] {
  const translated = translate(word, primaryLanguage(language), data)
  if (translated === null) return []
  const known = translated.words.filter(
    (each) => !isGrammarWord(each, translated.language) && statistics.uses(each, translated.language),
  )
  // One form of a word finds the others.
  const byTerm = new Map(known.map((each) => [termsOf(each, translated.language).join(' '), each]))
  return [...byTerm.values()].slice(0, mostTranslations)
}

function translate(
  word: string,
  language: string,
  { germanWords }: EngineData,
): { words: readonly string[]; language: string } | null {
  if (language === 'de') return { words: germanWords().translate(word), language: 'en' }
  return language === 'en' ? { words: germanWords().germanFor(word), language: 'de' } : null
}
