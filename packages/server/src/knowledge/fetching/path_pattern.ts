/**
 * Patterns of paths, in which * stands for any characters. They come from strangers, so the time taken grows with the
 * lengths of path and pattern and not with their product.
 */

/** The whole path has this form. */
export const fits = (path: string, pattern: string) => matches(path, pattern, true)

/** The path begins like this. */
export const fitsStart = (path: string, pattern: string) => matches(path, pattern, false)

function matches(path: string, pattern: string, whole: boolean): boolean {
  if (!pattern.includes('*')) return whole ? path === pattern : path.startsWith(pattern)
  const [start = '', ...pieces] = pattern.split('*')
  if (!path.startsWith(start)) return false
  const end = whole ? pieces.pop()! : ''
  let at = start.length
  for (const piece of pieces) {
    const found = find(piece, path, at)
    if (found < 0) return false
    at = found + piece.length
  }
  // The end must not overlap what the pieces before it matched.
  return path.length - end.length >= at && path.endsWith(end)
}

const short = 16

/** `indexOf` is quick for short pieces, but takes the product of the lengths for long ones that almost match. */
function find(piece: string, text: string, from: number): number {
  if (piece.length <= short) return text.indexOf(piece, from)
  return piece.length > text.length - from ? -1 : findLong(piece, text, from)
}

/** In linear time (Knuth, Morris and Pratt): what matched so far says where the next match can begin. */
function findLong(piece: string, text: string, from: number): number {
  const resume = resumptions(piece)
  let matched = 0
  for (let at = from; at < text.length; at += 1) {
    matched = advance(piece, resume, matched, text.charCodeAt(at))
    if (matched === piece.length) return at + 1 - matched
  }
  return -1
}

/** For each length of a partial match: the longest shorter one that its end is also a match of. */
function resumptions(piece: string): Uint16Array {
  const resume = new Uint16Array(piece.length + 1)
  for (let at = 1; at < piece.length; at += 1)
    resume[at + 1] = advance(piece, resume, resume[at]!, piece.charCodeAt(at))
  return resume
}

function advance(piece: string, resume: Uint16Array, matched: number, code: number): number {
  let length = matched
  while (length > 0 && piece.charCodeAt(length) !== code) length = resume[length]!
  return piece.charCodeAt(length) === code ? length + 1 : 0
}
