/** A text in pieces, those that were quoted from it marked. */

interface Piece {
  text: string
  marked: boolean
}

/** Quotes may overlap; one that is not in the text marks nothing. */
export function highlightQuotes(text: string, quotes: readonly string[]): Piece[] {
  const marked = new Set<number>()
  for (const quote of quotes) {
    const start = quote ? text.indexOf(quote) : -1
    if (start >= 0) for (let at = start; at < start + quote.length; at++) marked.add(at)
  }
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1)
    if (last?.marked === marked.has(at)) last.text += text[at]
    else pieces.push({ text: text.charAt(at), marked: marked.has(at) })
  }
  return pieces
}
