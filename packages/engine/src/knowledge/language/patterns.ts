/**
 * How the packs write down words and phrases: parted by commas, or by spaces where each is one word. What is made of
 * them is asked of plain text: lowercase, with straight apostrophes.
 */

export const listed = (words: string): ReadonlySet<string> => new Set(parted(words))

/** Any of the phrases, as a piece of a pattern. */
export const any = (phrases: string): string => `(?:${parted(phrases).join('|')})`

export const opensWith = (...phrases: string[]): RegExp =>
  new RegExp(`^${any(phrases.join(', '))}${ends}`, 'u')
export const endsWith = (phrases: string): RegExp => new RegExp(`${begins}${any(phrases)}$`, 'u')
export const isOneOf = (phrases: string): RegExp => new RegExp(`^${any(phrases)}$`, 'u')
/** Every place where one of the phrases stands. */
export const wherever = (phrases: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d_])${any(phrases)}(?![\p{L}\d_])`, 'gu')

const begins = String.raw`(?<![\p{L}\d'-])`
const ends = String.raw`(?![\p{L}\d'-])`

const parted = (words: string) => words.trim().split(words.includes(',') ? /,\s+/ : /\s+/)
