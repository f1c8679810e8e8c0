import type { Line } from './line.ts'

/**
 * The lines of a paragraph as its text. A line was wrapped where the next word had no room left on it; otherwise it was
 * ended on purpose, as in an address.
 */
export function joinLines(lines: Line[], edgeOf: (line: Line) => number | null): string {
  const columns = Map.groupBy(lines, columnOf)
  const edges = new Map([...columns].map(([column, inside]) => [column, columnEdge(inside, edgeOf)]))
  const written = lines.map((line, index) => {
    const next = lines[index + 1]
    if (!next) return line.text
    const joint = broken(line.text, next.text)
    if (joint !== null) return joint === 'whole' ? line.text.slice(0, -1) : line.text + joint
    const hadRoom = endOfNextWord(line, next) < edges.get(columnOf(line))! * 0.97
    return `${line.text}${hadRoom && !isTurn(line, next) ? '\n' : ' '}`
  })
  return written.join('')
}

/** A paragraph may go on at the top of the next column or page. */
const isTurn = (line: Line, next: Line) => next.page !== line.page || next.y <= line.y

const columnOf = ({ x, page }: Line) => `${page} ${Math.round(x / 60)}`

/** Text beside some of its lines bounds all of them: then its longest line shows how far they reach. */
function columnEdge(lines: Line[], edgeOf: (line: Line) => number | null): number {
  const edges = lines.map(edgeOf)
  const widest = lines.reduce((most, { right }) => Math.max(most, right), 0)
  return edges.includes(null) ? widest : Math.max(widest, edges[0] ?? 0)
}

/** How far the line would have reached with the next line's first word on it. */
function endOfNextWord(line: Line, next: Line): number {
  const letter = (next.right - next.x) / Math.max(next.text.length, 1)
  return line.right + (next.text.split(' ', 1)[0]!.length + 1) * letter
}

/** What joins a word that was broken at the end of a line: `whole` without its hyphen. Null where none was broken. */
function broken(line: string, next: string): 'whole' | '' | ' ' | null {
  const end = line.slice(-2)
  if (/\p{L}\u00ad/u.test(end)) return 'whole'
  if (!/\p{L}[-\u2010]/u.test(end)) return null
  // "Ein- und Ausgang", "pre- and post-sale": the hyphen stands for what follows later.
  if (/^(und|oder|bzw|and|or|et|ou|y|o|e)\b/.test(next)) return ' '
  return /^\p{Ll}/u.test(next) ? 'whole' : ''
}
