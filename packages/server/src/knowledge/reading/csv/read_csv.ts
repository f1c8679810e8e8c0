import { CsvError, type Options, parse } from 'csv-parse/sync'
import { looksLikeHeader } from '../header_row.ts'
import type { ReadLimits } from '../limits.ts'
import type { Findings } from '../read_document.ts'
import { malformed, tooLong } from '../refusals.ts'
import { delimiterOf } from './delimiter.ts'

/** A table as spreadsheets and shops export it. */
export function readCsv(text: string, limits: ReadLimits): Findings {
  const { delimiter, start } = delimiterOf(text)
  const rows = parseRows(text.slice(start), delimiter, limits)
  const headed = looksLikeHeader(rows)
  return {
    blocks: [{ kind: 'table', header: headed ? rows[0]! : null, rows: headed ? rows.slice(1) : rows }],
  }
}

function parseRows(text: string, delimiter: string, { maxRows, maxCharacters }: ReadLimits): string[][] {
  const options = {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: maxRows + 1,
    max_record_size: maxCharacters,
  } satisfies Options
  if (hasLongLine(text)) throw tooLong('The table has a row of more than a million characters')
  const rows = attempt(text, options) ?? attempt(text, { ...options, quote: false })
  if (!rows) throw malformed('The table has a row without an end')
  if (rows.length > maxRows) throw tooLong(`The table has more than ${maxRows.toLocaleString('en')} rows`)
  return rows
}

/** Null where a quotation mark is never closed: then the marks are part of the text. */
function attempt(text: string, options: Options): string[][] | null {
  try {
    return parse(text, options) as unknown as string[][]
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

/** A row of nothing but delimiters would be ten million cells. */
function hasLongLine(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at)
    if ((end === -1 ? text.length : end) - at > 1_000_000) return true
    at = end === -1 ? text.length : end + 1
  }
  return false
}
