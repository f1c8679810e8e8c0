import type { Line } from './line.ts'

/** How far a line could reach: as far as the page's text does; null where there is text beside it, in another column. */
export function columnEdges(lines: Line[]): (line: Line) => number | null {
  const rows = new Map<number, Line[]>()
  const rowOf = ({ y }: Line) => Math.round(y / 12)
  for (const line of lines) rows.set(rowOf(line), [...(rows.get(rowOf(line)) ?? []), line].slice(-20))
  const pageEdge = lines.reduce((most, { right }) => Math.max(most, right), 0)
  return (line) => {
    const row = rowOf(line)
    const isBeside = ({ x, y }: Line) => x > line.right && Math.abs(y - line.y) < line.size
    return [row - 1, row, row + 1].some((near) => rows.get(near)?.some(isBeside)) ? null : pageEdge
  }
}
