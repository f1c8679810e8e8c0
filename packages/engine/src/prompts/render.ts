import { referencePattern } from './references.ts'

type Values = Readonly<Record<string, string>>

/**
 * Puts values in the place of references, in one pass: inserted text is never read again, so a visitor who
 * writes `{{facts}}` gets nothing by it. Unknown references become empty text (§4.2 warned about them).
 */
export function render(body: string, values: Values): string {
  return renderHead(body, values, Number.POSITIVE_INFINITY).text
}

/** The first `most` characters of it, and how many there are: a body can name the longest value thousands of times. */
export function renderHead(body: string, values: Values, most: number): { text: string; length: number } {
  const parts: string[] = []
  let length = 0
  const add = (part: string) => {
    if (length < most) parts.push(part.slice(0, most - length))
    length += part.length
  }
  let end = 0
  for (const { 0: match, 1: name = '', index } of body.matchAll(referencePattern)) {
    const key = name.trim()
    add(body.slice(end, index))
    if (Object.hasOwn(values, key)) add(values[key]!)
    end = index + match.length
  }
  add(body.slice(end))
  return { text: parts.join(''), length }
}
