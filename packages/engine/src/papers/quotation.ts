import { escapeMarkdown } from './escape_markdown.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { firstWords } from './plain_words.ts'

/** Longer ones are cut: who needs all of it reads the conversation. */
const longestQuote = 200

/** A visitor's own words in quotation marks; marks inside of them cannot end the quotation. */
export function quotation(words: string, { quotes, innerQuotes: [open, close] }: PaperPack): string {
  const inner = firstWords(words, longestQuote)
    .replaceAll(/(?<![^\s(])["“”„«»‟](?=\S)/g, open)
    .replaceAll(/["“”„«»‟]/g, close)
  return `${quotes[0]}${escapeMarkdown(inner)}${quotes[1]}`
}

/** What stands beside a quotation, cut like one. */
export const excerpt = (words: string): string => escapeMarkdown(firstWords(words, longestQuote))
