/** A line of a passage as it is said: a paragraph, an item of a list, a row of a table. */
export interface Line {
  text: string
  isItem: boolean
  isHeading: boolean
  /** The names of a table's columns. */
  isHeader: boolean
  /** Lines under one heading belong together. */
  section: number
}

/** A passage line by line; rows of tables with the names of their columns, as nobody reads bars aloud. */
export function linesOf(text: string): Line[] {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '')
  let section = 0
  return blocks.flatMap((block, at): Line[] => {
    const rows = block.split('\n').filter((line) => line.trim() !== '')
    if (rows.every(isRow)) return rowsInWords(rows).map((row) => ({ ...rowLine(row), section }))
    const isHeading = rows.length === 1 && at < blocks.length - 1 && looksLikeHeading(rows[0]!)
    if (isHeading) section += 1
    return rows.map((row) => ({
      text: row.trimEnd(),
      isItem: isListItem(row),
      isHeader: false,
      isHeading,
      section,
    }))
  })
}

const rowLine = (text: string) => ({
  text,
  isItem: text.startsWith('-'),
  isHeader: !text.startsWith('-'),
  isHeading: false,
})
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
  const body = isNamed ? rest : cells
  return [...(isNamed ? namesInWords(first) : []), ...body.map(rowInWords)]
}

/** Once, before the rows: said with every cell they would drown what they name. */
function namesInWords([, ...names]: readonly string[]): string[] {
  // guard: the name of a column asks nothing [name.replace(/\?$/, '') -> name]
  const named = names.map((name) => name.replace(/\?$/, '')).filter(Boolean)
  return named.length > 0 ? [`(${named.join(' / ')})`] : []
}

function rowInWords([name = '', ...values]: readonly string[]): string {
  const told = values.map((value) => value || '–').join(' / ')
  return `- ${[name, told].filter(Boolean).join(': ')}`
}
