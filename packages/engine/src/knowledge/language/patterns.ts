/**
 * How the packs write down words and phrases: separated by commas, or by spaces where each is one word. What is made of
 * them is asked of plain text: lowercase, with straight apostrophes.
 */

export const wordSet = (words: string): ReadonlySet<string> => new Set(splitPhrases(words))

/** Any of the phrases, as a piece of a pattern. */
export const anyPhrase = (phrases: string): string => `(?:${splitPhrases(phrases).join('|')})`

export const opensWith = (...phrases: string[]): RegExp =>
  new RegExp(`^${anyPhrase(phrases.join(', '))}${ends}`, 'u')
export const endsWith = (phrases: string): RegExp => new RegExp(`${begins}${anyPhrase(phrases)}$`, 'u')
export const isOneOf = (phrases: string): RegExp => new RegExp(`^${anyPhrase(phrases)}$`, 'u')
/** Every place where one of the phrases stands. */
export const anywhere = (phrases: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d_])${anyPhrase(phrases)}(?![\p{L}\d_])`, 'gu')

const begins = String.raw`(?<![\p{L}\d'-])`
const ends = String.raw`(?![\p{L}\d'-])`

const splitPhrases = (words: string) => words.trim().split(words.includes(',') ? /,\s+/ : /\s+/)
