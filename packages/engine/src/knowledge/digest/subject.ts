import type { Grammar } from '../language/index.ts'
import { plain } from './plain.ts'

interface SentenceSubject {
  words: string
  verb: string
}

const longestSubject = 7
const capital = /^\p{Lu}/u

/** Who or what the sentence is about: the words before its verb, where they can be said again. */
export function subjectOf(sentence: string, grammar: Grammar): SentenceSubject | null {
  const words = sentence.split(' ')
  for (let at = 1; at <= Math.min(longestSubject, words.length - 1); at += 1) {
    const verb = plain(words[at]!.replace(/[,;:.]$/, ''))
    if (!grammar.verbs.has(verb) && !(at > 1 && isPast(verb, words[at - 1]!, grammar))) continue
    const subject = words.slice(0, at)
    return isNominal(subject, grammar) ? { words: subject.join(' '), verb } : null
  }
  return null
}

/** A sentence of many words has a verb, known or not. */
export const hasVerb = (text: string, { verbs, clauseWords }: Grammar): boolean =>
  plain(text)
    .split(/[^\p{L}']+/u)
    .some((word) => verbs.has(word) || (word.includes("'") && clauseWords.has(word)))

const isPast = (word: string, before: string, grammar: Grammar) =>
  /^[a-z]{3,}ed$/.test(word) && !grammar.determiners.has(plain(before))

function isNominal(words: string[], { determiners, functionWords, clauseWords }: Grammar): boolean {
  const [first, last] = [words[0]!, words.at(-1)!]
  if (words.some((word) => /[,;:()"“”]$|^[("“]/.test(word))) return false
  if (words.some((word) => clauseWords.has(plain(word)))) return false
  if (determiners.has(plain(first))) return words.length > 1 && !functionWords.has(plain(last))
  return capital.test(first) && !functionWords.has(plain(first)) && !functionWords.has(plain(last))
}
