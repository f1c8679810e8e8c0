import { isPartOf, joinsWords } from '../search/compounds.ts'
import { isGrammarWord, weightOfWord } from '../search/light_words.ts'
import { termsOf } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'
import type { Line } from './passage_lines.ts'

/** What the item of a list, the row of a table or a labelled paragraph is called. */
export interface ItemName {
  all: readonly string[]
  /** What it is called first, each by itself: "dogs" and "cats" of "Dogs and cats, on a lead". */
  heads: readonly (readonly string[])[]
  /** What kind of thing each of these is: "massage" of "Thai massage". */
  kinds: readonly string[]
}

export function itemName({ text, isItem, label, cells }: Line, language: string): ItemName {
  const name = isItem ? nameOf(text) : (label ?? '')
  const isName = cells !== undefined || name !== text || label !== undefined
  const [first = ''] = name.split(/[,(]/)
  const heads = isName ? headsOf(first, language) : [first]
  const terms = heads.map((head) => tellingTerms(head, language))
  return {
    all: tellingTerms(name, language),
    heads: terms,
    kinds: isName && !further.test(name) ? terms.flatMap((head) => head.slice(-1)) : [],
  }
}

/** What stands before the first value: the name of a row, or the beginning of an item. */
const nameOf = (item: string): string => item.split(/: | – /)[0]!

/** "Further adult" is not what an adult pays. */
const further =
  /^\W*(?:(?:all |any |alle )?(?:further|additional|extra|others?|another|more|every|each|weitere|zusätzliche|andere|sonstige|übrige|jede)[nrsm]?)(?!\p{L})/iu
const joining = new Set(['and', 'or', 'und', 'oder'])

/** "Assessment" of "Assessment with a plan": what follows says more about it. */
function headsOf(name: string, language: string): string[] {
  const words = wordsOf(name)
  const from = words.findIndex((word) => !isGrammarWord(word, language))
  const heads: string[][] = [[]]
  for (const word of words.slice(Math.max(0, from))) {
    const isJoining = joining.has(word)
    if (isGrammarWord(word, language) && !isJoining) break
    if (isJoining) heads.push([])
    else heads.at(-1)!.push(word)
  }
  return heads.map((head) => head.join(' '))
}

/** Of the words that say something. */
export const tellingTerms = (words: string, language: string): string[] =>
  termsOf(
    wordsOf(words)
      .filter((word) => word.length > 1 && weightOfWord(word, language) === 1)
      .join(' '),
    language,
  )

/** Whether a word of a name was asked for, in German also joined with the kind of thing it is: "Rückenkurs" for "Rücken". */
export function isAskedAmong(asked: ReadonlySet<string>, language: string): (term: string) => boolean {
  const compounds = joinsWords(language) ? [...asked] : []
  return (term) => asked.has(term) || compounds.some((word) => word.startsWith(term) && isPartOf(term, word))
}
