import type { VisitorWords } from '@foyer/contract'
import { cutText } from '../../organization/index.ts'

/** What visitors said, as far as the organization lets it into notifications. */

const excerptCharacters = 600
/** Of each, where several are told of together. */
const shortCharacters = 240
/** A mail is no archive. */
const mostCharacters = 6000

export function allowedWords(
  words: string,
  allowed: VisitorWords,
  { short = false } = {},
): string | undefined {
  if (allowed === 'none') return undefined
  if (short) return cutText(words, shortCharacters)
  return cutText(words, allowed === 'excerpt' ? excerptCharacters : mostCharacters)
}

/** A brief without its Markdown: headings and bold words as they read, escapes as what they stand for. */
export function plainBrief(markdown: string): string {
  return markdown
    .replaceAll(/^#{1,6}\s+(.*)$/gm, '$1:')
    .replaceAll(/(?<!\\)\*\*/g, '')
    .replaceAll(/^\s*[-*]\s+/gm, '– ')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
