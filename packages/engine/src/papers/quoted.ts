import { inMarkdown } from './in_markdown.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { firstWords } from './plain_words.ts'

/** Longer ones are cut: who needs all of it reads the conversation. */
const longestQuote = 200

/** A visitor's own words in quotation marks; marks inside of them cannot end the quotation. */
export function quoted(words: string, { quotes, innerQuote }: PaperPack): string {
  const inner = firstWords(words, longestQuote).replaceAll(/["“”„«»‟]/g, innerQuote)
  return `${quotes[0]}${inMarkdown(inner)}${quotes[1]}`
}

/** What stands beside a quotation, cut like one. */
export const shortened = (words: string): string => inMarkdown(firstWords(words, longestQuote))
