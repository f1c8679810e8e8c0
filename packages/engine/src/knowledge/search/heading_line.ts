/**
 * A line that a text opens with and that heads the rest: small sections stand together in one passage with their
 * headings in it, and pasted text has its headings nowhere else.
 */

const line = /^\s*([^\n]{1,120}?)\s*\n\s*(\S[\s\S]*)$/
/** Sentences, introductions, items of a list and rows of a table head nothing. */
const noHeading = /[.,;:…]$|^[-*•–]\s|\|/
const mostWords = 14

export function splitHeadingLine(text: string): { heading: string | null; rest: string } {
  const [, first, rest] = line.exec(text) ?? []
  if (first === undefined || rest === undefined || noHeading.test(first)) return { heading: null, rest: text }
  return first.split(/\s+/).length > mostWords ? { heading: null, rest: text } : { heading: first, rest }
}
