/**
 * What a scenario looks for in a text: words, ignoring case and the width of spaces, where `*` stands for anything and
 * ` | ` separates alternatives. It is no regular expression: whoever writes one could keep a server busy for ever.
 */

const normal = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

const alternatives = (pattern: string): string[] => normal(pattern).split(' | ')

const isWordAt = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at))

/** Whether the words occur in the text, as whole words: `art` does not occur in `party`, and `*art*` does. */
export function occursIn(pattern: string, text: string): boolean {
  const where = normal(text)
  return alternatives(pattern).some((words) => findPieces(words.split('*'), where))
}

/** Whether the text is the words, from its beginning to its end. */
export function isAll(pattern: string, text: string): boolean {
  const whole = normal(text)
  return alternatives(pattern).some((words) => {
    const pieces = words.split('*')
    const [first = '', last = ''] = [pieces[0], pieces.at(-1)]
    if (pieces.length === 1) return whole === first
    if (whole.length < first.length + last.length) return false
    if (!whole.startsWith(first) || !whole.endsWith(last)) return false
    let from = first.length
    const end = whole.length - last.length
    for (const piece of pieces.slice(1, -1)) {
      const at = whole.indexOf(piece, from)
      if (at < 0 || at + piece.length > end) return false
      from = at + piece.length
    }
    return true
  })
}

/** Piece after piece, each as early as it occurs: that leaves most room for the next. */
function findPieces(pieces: readonly string[], text: string): boolean {
  let from = 0
  for (const [index, piece] of pieces.entries()) {
    const at = findPiece(piece, text, from, { begins: index === 0, ends: index === pieces.length - 1 })
    if (at < 0) return false
    from = at + piece.length
  }
  return true
}

function findPiece(
  piece: string,
  text: string,
  from: number,
  edge: { begins: boolean; ends: boolean },
): number {
  if (piece === '') return from
  for (let at = text.indexOf(piece, from); at >= 0; at = text.indexOf(piece, at + 1)) {
    const end = at + piece.length
    const cutsBefore = edge.begins && at > 0 && isWordAt(piece, 0) && isWordAt(text, at - 1)
    const cutsAfter = edge.ends && isWordAt(piece, piece.length - 1) && isWordAt(text, end)
    if (!cutsBefore && !cutsAfter) return at
  }
  return -1
}
