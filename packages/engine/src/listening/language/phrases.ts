/** How the packs write patterns down: phrases separated by commas, in folded words. `[this|that]` may be left out. */

/** Wherever one of the phrases stands. */
export const anywherePattern = (phrases: string): RegExp =>
  new RegExp(`(?<!\\S)${choice(phrases)}(?!\\S)`, 'u')
export const openingPattern = (phrases: string): RegExp => new RegExp(`^${choice(phrases)}(?!\\S)`, 'u')
export const closingPattern = (phrases: string): RegExp => new RegExp(`(?<!\\S)${choice(phrases)}$`, 'u')
export const wholePattern = (phrases: string): RegExp => new RegExp(`^${choice(phrases)}$`, 'u')

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))
/** A line of phrases for each line of the text. */
export const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/,\s+/))

const choice = (phrases: string) => `(?:${phrases.trim().split(/,\s+/).map(optional).join('|')})`

const leftOutAtEnd = / \[([^\]]*)\](?=(?: \[[^\]]*\])*$)/g
const leftOut = /\[([^\]]*)\] /g

const optional = (phrase: string) =>
  phrase.replaceAll(leftOutAtEnd, '(?: (?:$1))?').replaceAll(leftOut, '(?:(?:$1) )?')
