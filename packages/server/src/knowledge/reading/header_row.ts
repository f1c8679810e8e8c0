/** Whether the first row names the columns: all named, each differently, and by words where figures stand below. */
export function looksLikeHeader(rows: string[][]): boolean {
  const [first = []] = rows
  const names = first.map((cell) => cell.trim().toLowerCase())
  while (names.at(-1) === '') names.pop()
  // The corner above the names of the rows is often empty.
  if (rows.length < 2 || names.length < 2 || names.slice(1).includes('')) return false
  const filled = names.filter((name) => name !== '')
  return new Set(filled).size === filled.length && !filled.some(isFigure)
}

/** Whether some column holds figures in most rows: then words above it are its name, even where nothing else says so. */
export function hasFigures(rows: string[][]): boolean {
  const columns = rows[0]?.keys() ?? []
  return [...columns].some((column) => {
    const figures = rows.filter((row) => /\d/.test(row[column] ?? '') && isFigure(row[column]!))
    return figures.length * 2 > rows.length
  })
}

const isFigure = (text: string) =>
  text.length < 100 && /^[^\p{L}]*\d[^\p{L}]*$|^https?:|@.*\.\w+$/u.test(text)
