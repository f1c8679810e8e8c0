import type { VisitorWords } from '@foyer/contract'
import { cutText } from '../../organization/index.ts'

/** What visitors said, as far as the organization lets it into notifications. */

const excerptCharacters = 600
/** A mail is no archive. */
const mostCharacters = 6000

export function allowedWords(words: string, allowed: VisitorWords): string | undefined {
  // guard: words of visitors are told as the organization allows
  if (allowed === 'none') return undefined
  // guard: an excerpt is the beginning [cutText… -> words]
  return allowed === 'excerpt' ? cutText(words, excerptCharacters) : cutText(words, mostCharacters)
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
