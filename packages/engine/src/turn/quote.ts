import { foldText } from '../voice/fold_text.ts'

/** What the visitor wrote, message by message. */
export interface VisitorWords {
  message_id: number
  text: string
}

export interface FoundQuote {
  message_id: number
  /** As it stands in the message. */
  quote: string
}

/** Where the visitor wrote these words, the latest message first: case, accents, spaces and punctuation make no difference. */
export function findQuote(quote: string, said: readonly VisitorWords[]): FoundQuote | null {
  const sought = wordsIn(quote).map(({ word }) => word)
  for (const { message_id, text } of said.toReversed()) {
    const found = sought.length > 0 ? withWords(text, sought) : withSigns(text, quote.trim())
    if (found !== null) return { message_id, quote: found }
  }
  return null
}

interface PlacedWord {
  word: string
  from: number
  to: number
}

function wordsIn(text: string): PlacedWord[] {
  const folded = foldText(text)
  return [...folded.text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    from: folded.at[index] ?? 0,
    to: (folded.at[index + word.length - 1] ?? 0) + 1,
  }))
}

function withWords(text: string, sought: readonly string[]): string | null {
  const words = wordsIn(text)
  const at = words.findIndex((_, start) => sought.every((word, next) => words[start + next]?.word === word))
  const [first, last] = [words[at], words[at + sought.length - 1]]
  return first && last ? whole(text, first.from, last.to) : null
}

/** With the signs that belong to the first and last word: a plus, a currency. */
function whole(text: string, from: number, to: number): string {
  const before = /[+#@\p{Sc}]*$/u.exec(text.slice(0, from))?.[0] ?? ''
  const after = /^[+%\p{Sc}]*/u.exec(text.slice(to))?.[0] ?? ''
  return before + text.slice(from, to) + after
}

/** "👍" is an answer, too. */
const withSigns = (text: string, signs: string): string | null =>
  signs !== '' && text.includes(signs) ? signs : null
