import { termsOfWord } from '../../knowledge/search/terms.ts'
import { foldCase } from '../../knowledge/search/words.ts'

/** A word, number or sign of a message, with its place in it. */
export interface Token {
  at: number
  kind: TokenKind
  /** Folded and without apostrophes. */
  word: string
  from: number
  to: number
  /** What stands between it and the token before. */
  gap: string
}

type TokenKind = 'word' | 'number' | 'email' | 'link' | 'clock' | 'ordinal' | 'sign'

const sorts: readonly (readonly [TokenKind, string])[] = [
  [
    'email',
    String.raw`(?<![\p{L}\d._%+-])[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2,63}`,
  ],
  ['link', String.raw`(?:https?:\/\/|www\.)[^\s<>"]+`],
  ['clock', String.raw`\d{1,2}:\d{2}|\d{1,2}\.\d{2}(?= ?(?:uhr|[ap]\.?m\b))`],
  ['ordinal', String.raw`\d+(?:st|nd|rd|th)\b|'\d{2}\b`],
  // "B197" and "A2" are names.
  ['word', String.raw`(?<![\p{L}\d])\p{L}{1,2}\d{1,4}(?![\p{L}\d]|[.,]\d)`],
  [
    'number',
    String.raw`(?<![\d ])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?! ?\d)|\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`,
  ],
  ['sign', '[€$£¥%<>+]'],
  ['word', String.raw`[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*(?:_[\p{L}\p{N}]+)*`],
]
const pattern = new RegExp(sorts.map(([, source]) => `(${source})`).join('|'), 'giu')
/** About five pages: nobody answers at such length, and what is beyond costs time only. */
const mostTokens = 1000
const apostrophes = /['’ʼ]/g

export function tokenize(message: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const found of message.matchAll(pattern)) {
    if (tokens.length === mostTokens) break
    const kind = sorts[found.slice(1).findIndex((group) => group !== undefined)]![0]
    const to = found.index + found[0].length
    const word = kind === 'word' ? wordOf(found[0]) : found[0].toLowerCase()
    tokens.push({
      at: tokens.length,
      kind,
      word,
      from: found.index,
      to,
      gap: message.slice(end, found.index),
    })
    end = to
  }
  return tokens
}

/** Without apostrophes, "we're" would be the past of "are". */
const weAre = /^we['’ʼ]re$/i

const wordOf = (text: string) => (weAre.test(text) ? 'weare' : foldCase(text.replaceAll(apostrophes, '')))

export const stemOf = (word: string, language: string): string => termsOfWord(word, language)[0] ?? word

/** What stands between pauses: a new part begins with a token whose gap holds one. */
export function partsBetween(tokens: readonly Token[], pause: RegExp): Token[][] {
  const parts: Token[][] = []
  for (const token of tokens) {
    if (parts.length === 0 || pause.test(token.gap)) parts.push([])
    parts.at(-1)!.push(token)
  }
  return parts
}

/** "I'm | Hanna Croft | by the way". */
export function runsOf(tokens: readonly Token[], isPart: (token: Token) => boolean): Token[][] {
  const runs: Token[][] = [[]]
  for (const token of tokens)
    if (isPart(token)) runs.at(-1)!.push(token)
    else runs.push([])
  return runs
}
