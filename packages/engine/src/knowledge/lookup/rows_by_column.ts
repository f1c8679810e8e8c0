import type { QuestionAnalysis } from '../answer/question_analysis.ts'
import { askedTerms, tellingTerms } from './asked_lines.ts'
import { columnName, headerOf, type Line, tableFrom } from './passage_lines.ts'

/**
 * One row or two of a table are said column by column, of which only those that were asked for by name: "E-bike – 1 day:
 * £42". Of more rows the columns are named once, before them.
 */
export function rowsByColumn(lines: readonly Line[], language: string, question: QuestionAnalysis): Line[] {
  const asked = askedTerms(question)
  return lines.flatMap((line, at) => {
    const header = line.isHeader ? line : headerOf(lines, at)
    const rows = header ? tableFrom(lines, header).length : 0
    // guard: many rows are said below the names of their columns [rows > fewRows -> false]
    if (!header?.cells || rows === 0 || rows > fewRows || header.cells.length < fewestCells) return [line]
    if (line.isHeader) return []
    if (!line.cells) return [line]
    const [name = '', ...values] = line.cells
    const columns = header.cells.slice(1).map(columnName)
    const isAsked = columns.map((column) => tellingTerms(column, language).some((term) => asked.has(term)))
    // guard: of a row, the columns that were asked for are said [isAsked.includes(true) -> false]
    const isChosen = isAsked.includes(true) && (rows === 1 || columns.length >= manyColumns)
    const told = values.flatMap((value, place) =>
      value === '' || (isChosen && !isAsked[place])
        ? []
        : [[columns[place], value].filter(Boolean).join(': ')],
    )
    return [{ ...line, text: `- ${[name, told.join(', ')].filter(Boolean).join(' – ')}` }]
  })
}

const fewRows = 2
const manyColumns = 3
/** A name and two values: the only column of a table is named before its rows. */
const fewestCells = 3
