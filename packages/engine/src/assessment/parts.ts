import { alternation, phrases, wholeWord } from './words/index.ts'

/** "between 10 and 50", "10 or more": the words inside join no claims. */
const inseparable = new RegExp(
  `${wholeWord(alternation(['between', 'zwischen']))}\\s+(?:\\S+\\s+){1,3}?(?:and|und)\\s+\\S|${wholeWord(alternation([...phrases('orMore'), ...phrases('orLess')]))}(?!\\s+(?:than|als)(?!\\p{L}))`,
  'giu',
)
const held = '\u0001'
const or = new RegExp(`\\s+${wholeWord(alternation(phrases('or')))}\\s+`, 'iu')
const and = new RegExp(
  `\\s*[;,]?\\s+${wholeWord(alternation(phrases('and')))}\\s+|\\s*;\\s*|,\\s+(?=\\S.*\\d)`,
  'iu',
)

const clauseEnd = new RegExp(
  `[,;:–—]\\s|\\s${wholeWord(alternation([...phrases('and'), ...phrases('or')]))}\\s`,
  'iu',
)

/** The clauses of a sentence, each as it stands there. */
export const splitClauses = (sentence: string): string[] =>
  sentence
    .split(clauseEnd)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')

/** What a text joins: alternatives, each of things that have to hold together. */
export function splitAlternatives(text: string): string[][] {
  const holding = text.replaceAll(inseparable, (words) => words.replaceAll(/\s/g, held))
  const split = (whole: string, at: RegExp) => whole.split(at).filter((part) => part.trim() !== '')
  return split(holding, or).map((alternative) =>
    split(alternative, and).map((part) => part.replaceAll(held, ' ').trim()),
  )
}
