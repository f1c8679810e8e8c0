import { weightOfWord } from '../search/light_words.ts'
import { wordsOf } from '../search/words.ts'

const detailWords: ReadonlySet<string> = new Set(
  'cost costs price prices long last lasts expensive much kostet kosten preis preise lange dauert dauern teuer'.split(
    ' ',
  ),
)

/** "And how long would that take?": beside what kind of answer is wanted, nothing is said. */
export const namesNothing = (message: string, language: string): boolean =>
  wordsOf(message).every((word) => weightOfWord(word, language) < 1 || detailWords.has(word))
