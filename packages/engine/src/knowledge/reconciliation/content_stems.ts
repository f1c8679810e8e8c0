import { allPacks } from '../language/index.ts'
import { decisiveWords } from './decisive_words.ts'
import { numberWords, unitWords } from './number_words.ts'

/** The words of a statement that carry its matter, without their endings. */
export type ContentStems = (statement: string) => ReadonlySet<string>

const functionWords = new Set(allPacks.flatMap(({ grammar }) => [...grammar.functionWords]))
/** Of number and case, English and German alike: coarse, since it only has to find the same word again. */
const ending = /(?:es|en|er|s|e|n)$/u
const letter = /\p{L}/u

/** Remembers what it has read: a source has few words, and a statement is compared with several. */
export function contentStemReader(): ContentStems {
  const stems = new Map<string, string>()
  const known = new Map<string, ReadonlySet<string>>()
  return (statement) => {
    const before = known.get(statement)
    if (before) return before
    const contentStems = new Set(statement.split(' ').map(stem))
    contentStems.delete('')
    known.set(statement, contentStems)
    return contentStems
  }

  function stem(word: string): string {
    const before = stems.get(word)
    if (before !== undefined) return before
    const found = stemOf(word)
    stems.set(word, found)
    return found
  }
}

/** Empty for a word that carries none. */
function stemOf(word: string): string {
  if (functionWords.has(word) || decisiveWords.has(word) || !letter.test(word)) return ''
  // Numbers and their units are compared as numbers.
  if (numberWords.has(word) || unitWords.has(word)) return ''
  return word.length > 4 ? word.replace(ending, '') : word
}
