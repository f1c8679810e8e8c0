/** A line of a passage as it is said: a paragraph, an item of a list, a row of a table. */
export interface Line {
  text: string
  isItem: boolean
  isHeading: boolean
  /** Lines under one heading belong together. */
  section: number
}

/** A passage line by line; rows of tables with the names of their columns, as nobody reads bars aloud. */
export function linesOf(text: string): Line[] {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '')
  let section = 0
  return blocks.flatMap((block, at): Line[] => {
    const rows = block.split('\n').filter((line) => line.trim() !== '')
    if (rows.every(isRow)) return rowsInWords(rows).map((row) => ({ ...item(row), section }))
    const isHeading = rows.length === 1 && at < blocks.length - 1 && looksLikeHeading(rows[0]!)
    if (isHeading) section += 1
    return rows.map((row) => ({ text: row.trimEnd(), isItem: isListItem(row), isHeading, section }))
  })
}

const item = (text: string) => ({ text, isItem: true, isHeading: false })
const isRow = (line: string) => line.includes(' | ')
const isListItem = (line: string) => /^\s*(?:[-•*]|\d+[.)])\s/.test(line)
const looksLikeHeading = (line: string) =>
  !isListItem(line) && !isRow(line) && !/[.:;,!]$/.test(line.trim()) && line.split(/\s+/).length <= 10

function rowsInWords(rows: readonly string[]): string[] {
  const cells = rows.map((row) => row.split(' | ').map((cell) => cell.trim()))
  const [first, ...rest] = cells
  if (first === undefined) return []
  // The names of columns hold no figures; a table without names is said as it is.
  const isNamed = rest.length > 0 && !first.some((cell) => /\d/.test(cell))
  if (!isNamed) return cells.map((row) => `- ${row.filter(Boolean).join(', ')}`)
  return rest.map(([name = '', ...values]) => {
    const named = values.flatMap((value, at) => (value === '' ? [] : [nameCell(first[at + 1], value)]))
    return `- ${[name, named.join(', ')].filter(Boolean).join(': ')}`
  })
}

const nameCell = (column: string | undefined, value: string) => (column ? `${column} ${value}` : value)
