/** A table as RFC 4180 has it, read character by character. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (quoted && character === '"' && text[at + 1] === '"') {
      cell += '"'
      at++
    } else if (character === '"') quoted = !quoted
    else if (quoted) cell += character
    else if (character === ',') endCell()
    else if (character === '\r' && text[at + 1] === '\n') {
      endRow()
      at++
    } else cell += character
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}
