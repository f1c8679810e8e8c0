import { escapeMarkdown } from './escape_markdown.ts'
import type { PaperPack } from './language/paper_pack.ts'
import { firstWords } from './plain_words.ts'

/** Longer ones are cut: who needs all of it reads the conversation. */
const longestQuote = 200

/** A visitor's own words in quotation marks; marks inside of them cannot end the quotation. */
export function quotation(words: string, { quotes, innerQuotes: [open, close] }: PaperPack): string {
  // guard: marks inside of a quotation do not end it [, close) -> , '$&')]
  // guard: a long quotation is cut [firstWords(words, longestQuote) -> words]
  const inner = firstWords(words, longestQuote)
    .replaceAll(/(?<![^\s(])["“”„«»‟](?=\S)/g, open)
    .replaceAll(/["“”„«»‟]/g, close)
  // guard: a quotation is words [escapeMarkdown(inner) -> inner]
  return `${quotes[0]}${escapeMarkdown(inner)}${quotes[1]}`
}

/** What stands beside a quotation, cut like one. */
// guard: what stands beside a quotation is cut, too [firstWords… -> words]
export const excerpt = (words: string): string => escapeMarkdown(firstWords(words, longestQuote))
