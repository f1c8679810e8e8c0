import { itemMarker } from '../item_marker.ts'
import type { Layout } from './layout.ts'
import type { Cell, Line } from './line.ts'

interface Column {
  x: number
  right: number
}

/** A table that begins at this line: rows whose cells stand under each other. `length` is how many lines it takes. */
export function tableAt(
  lines: Line[],
  start: number,
  { leading }: Layout,
): { rows: string[][]; length: number } | null {
  const columns: Column[] = []
  const taken: Line[] = []
  for (let index = start; index < lines.length; index++) {
    const line = lines[index]!
    const step = index === start ? 0 : line.y - lines[index - 1]!.y
    if (step < 0 || step > leading * 3) break
    const isRow = line.cells.length > 1 && !isItem(line)
    const isRest = taken.length > 0 && line.cells.length === 1 && line.x > columns[0]!.right
    if ((!isRow && !isRest) || !fit(line.cells, columns)) break
    taken.push(line)
  }
  const rows = joinColumns(rowsOf(taken, columns))
  const enough = (rows[0]?.length ?? 0) > 2 ? rows.length >= 2 : rows.length >= 3
  return enough ? { rows, length: taken.length } : null
}

/** A bullet and its text, or a number and its heading, also stand apart. */
const isItem = ({ text, cells }: Line) =>
  itemMarker(text) !== null || (cells.length === 2 && /^[\d.]{1,8}$|^\W$/.test(cells[0]!.text.trim()))

/** Puts the cells under the columns, widening or adding some; false where a cell lies under two. */
function fit(cells: Cell[], columns: Column[]): boolean {
  const places = cells.map((cell) =>
    columns.filter((column) => cell.x < column.right && cell.right > column.x),
  )
  if (places.some((under) => under.length > 1)) return false
  for (const [index, { x, right }] of cells.entries()) {
    const [under] = places[index]!
    if (!under) columns.push({ x, right })
    else Object.assign(under, { x: Math.min(under.x, x), right: Math.max(under.right, right) })
  }
  columns.sort((one, other) => one.x - other.x)
  return true
}

/** A line that has nothing under the first column goes on with the row above. */
function rowsOf(lines: Line[], columns: Column[]): string[][] {
  const rows: string[][] = []
  for (const { cells } of lines) {
    const texts = columns.map((column) =>
      cells
        .filter(({ x, right }) => x < column.right && right > column.x)
        .map(({ text }) => text.trim())
        .join(' '),
    )
    const above = rows.at(-1)
    if (above && texts[0] === '')
      rows[rows.length - 1] = above.map((text, index) => `${text} ${texts[index]}`.trim())
    else rows.push(texts)
  }
  return rows
}

/** A name set in the middle of its column does not stand over it: columns that are never both filled are one. */
function joinColumns(rows: string[][]): string[][] {
  const width = rows[0]?.length ?? 0
  for (let column = 1; column < width; column++)
    if (rows.every((row) => row[column - 1] === '' || row[column] === ''))
      return joinColumns(rows.map((row) => row.toSpliced(column - 1, 2, `${row[column - 1]}${row[column]}`)))
  return rows
}
