/** A piece of text where it stands on a page; y grows downwards. */
export interface Span {
  text: string
  x: number
  y: number
  width: number
  size: number
  /** From right to left: the next span of the line stands before this one. */
  rtl: boolean
  /** By which the file's own outline of its structure names it. */
  mark: string | null
}

/** Spans side by side. */
export interface Line {
  text: string
  /** The same, parted where there is a wide gap, as between the columns of a table. */
  cells: Cell[]
  x: number
  right: number
  y: number
  size: number
  page: number
}

export interface Cell {
  text: string
  x: number
  right: number
}

/** Lines in the order of the file, which is nearly always the order of reading, column after column. */
export function linesOf(spans: Span[], page: number): Line[] {
  const lines: Line[] = []
  let row: Span[] = []
  for (const span of spans) {
    if (row.length > 0 && !continues(row.at(-1)!, span)) {
      lines.push(lineOf(row, page))
      row = []
    }
    if (!row.slice(-3).some((before) => isShadow(before, span))) row.push(span)
  }
  if (row.length > 0) lines.push(lineOf(row, page))
  return lines.filter(({ text }) => text.trim() !== '')
}

function continues(before: Span, span: Span): boolean {
  const size = Math.max(before.size, span.size)
  if (Math.abs(span.y - before.y) > size * 0.5) return false
  return before.rtl || span.rtl || span.x >= before.x + before.width - size
}

/** Bold is sometimes printed by setting the same text twice, a hair apart. */
const isShadow = (before: Span, span: Span) =>
  before.text === span.text && Math.abs(before.x - span.x) < 1 && Math.abs(before.y - span.y) < 1

function lineOf(row: Span[], page: number): Line {
  const first = row[0]!
  const cells: Cell[] = []
  let end: number | null = null
  for (const span of row) {
    const gap = end === null || span.rtl ? 0 : span.x - end
    const last = cells.at(-1)
    if (!last || gap > Math.max(span.size, 6))
      cells.push({ text: span.text, x: span.x, right: span.x + span.width })
    else {
      last.text += (gap > span.size * 0.15 || span.rtl ? ' ' : '') + span.text
      last.right = span.x + span.width
    }
    end = span.x + span.width
  }
  const longest = row.reduce((most, span) => (span.text.length > most.text.length ? span : most))
  return {
    text: cells.map(({ text }) => text.trim()).join(' '),
    cells,
    x: row.reduce((least, { x }) => Math.min(least, x), first.x),
    right: row.reduce((most, { x, width }) => Math.max(most, x + width), first.x),
    y: first.y,
    size: longest.size,
    page,
  }
}
