/** A line of a passage as it is said: a paragraph, an item of a list, a row of a table. */
export interface Line {
  text: string
  isItem: boolean
  isHeading: boolean
  /** The names of a table's columns. */
  isHeader: boolean
  /** Of a paragraph that tells what it is about: "Toothache: take …". */
  label?: string
  /** Of a table, cell by cell. */
  cells?: readonly string[]
  /** Lines under one heading belong together. */
  section: number
}

/** A passage line by line; rows of tables with the names of their columns, as nobody reads bars aloud. */
export function linesOf(text: string): Line[] {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '')
  let section = 0
  return blocks.flatMap((block, at): Line[] => {
    const rows = block.split('\n').filter((line) => line.trim() !== '')
    if (rows.every(isRow)) return tableLines(rows, section)
    const isHeading = rows.length === 1 && at < blocks.length - 1 && looksLikeHeading(rows[0]!)
    if (isHeading) section += 1
    return rows.map((row) => ({
      text: row.trimEnd(),
      isItem: isListItem(row),
      isHeader: false,
      isHeading,
      ...labelOf(row),
      section,
    }))
  })
}

function labelOf(row: string): Pick<Line, 'label'> {
  const [, label = ''] = /^([^:.!?]{3,60}): \S/.exec(row) ?? []
  return label === '' || isListItem(row) ? {} : { label }
}

const isRow = (line: string) => line.includes(' | ')
const isListItem = (line: string) => /^\s*(?:[-•*]|\d+[.)])\s/.test(line)
const looksLikeHeading = (line: string) =>
  !isListItem(line) && !isRow(line) && !/[.:;,!]$/.test(line.trim()) && line.split(/\s+/).length <= 10

function tableLines(rows: readonly string[], section: number): Line[] {
  const table = rows.map((row) => row.split(' | ').map((cell) => cell.trim()))
  const [first, ...rest] = table
  if (first === undefined) return []
  const isNamed = namesColumns(first, rest)
  const header = isNamed ? namesInWords(first) : null
  const line = { isItem: false, isHeading: false, isHeader: false, section }
  return [
    ...(header === null ? [] : [{ ...line, text: header, isHeader: true, cells: first }]),
    ...(isNamed ? rest : table).map((cells) => ({ ...line, text: rowInWords(cells), isItem: true, cells })),
  ]
}

/** The names of columns hold no figures, or, as "7 days", none where the rows have sums. A table without names is said as it is. */
function namesColumns(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (rest.length === 0) return false
  const holdsSum = (cells: readonly string[]) => cells.slice(1).some((cell) => sum.test(cell))
  return !first.some((cell) => /\d/.test(cell)) || (rest.every(holdsSum) && !holdsSum(first))
}

const sum = /[€£$%]|\b(?:EUR|GBP|USD|CHF)\b/

/** Once, before the rows: said with every cell they would drown what they name. */
function namesInWords([, ...names]: readonly string[]): string | null {
  const named = names.map(columnName).filter(Boolean)
  return named.length > 0 ? named.join(' / ') : null
}

export const columnName = (name: string): string => name.replace(/\?$/, '')

function rowInWords([name = '', ...values]: readonly string[]): string {
  const told = values.map((value) => value || '–').join(' / ')
  return `- ${[name, told].filter(Boolean).join(': ')}`
}

/** An item of a list whose order matters. */
export const isStep = ({ text }: Line): boolean => /^\s*\d+[.)]\s/.test(text)

/** Where the list or the table begins that a line stands in. */
export function firstOf(lines: readonly Line[], at: number): number {
  let first = at
  while (lines[first - 1]?.isItem) first -= 1
  return first
}

export function lastOf(lines: readonly Line[], at: number): number {
  let last = at
  while (lines[last + 1]?.isItem) last += 1
  return last
}

/** The names of the columns of the table that a row is in. */
export function headerOf(lines: readonly Line[], at: number): Line | null {
  const before = lines[at]!.isItem ? lines[firstOf(lines, at) - 1] : undefined
  return before?.isHeader ? before : null
}

/** The rows below the names of their columns. */
export function tableFrom(lines: readonly Line[], header: Line): readonly Line[] {
  const from = lines.indexOf(header) + 1
  return lines[from]?.isItem ? lines.slice(from, lastOf(lines, from) + 1) : []
}

/** The headings of small sections that stand together in a passage. */
export const headingsIn = (text: string): string[] =>
  linesOf(text).flatMap((line) => (line.isHeading ? [line.text] : []))

/** Whether a passage is mostly a table or a list. */
export function isListing(text: string): boolean {
  const lines = linesOf(text)
  return lines.filter(({ isItem, isHeader }) => isItem || isHeader).length > lines.length / 2
}
