/** Tables as RFC 4180 has them, safe to open in a spreadsheet. */

/**
 * Where a spreadsheet may take a text for a formula: at its beginning, and behind what another spreadsheet takes for the
 * end of a cell. An apostrophe makes it a text.
 */
const formula = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g

export function csvCell(value: string): string {
  const text = value.replaceAll(formula, "$1'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
