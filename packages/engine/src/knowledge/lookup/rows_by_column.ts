import type { QuestionAnalysis } from '../answer/question_analysis.ts'
import { askedTerms, tellsAmount } from './asked_lines.ts'
import { explainsItself } from './column_names.ts'
import { tellingTerms } from './item_names.ts'
import { columnName, headerOf, type Line, tableFrom } from './passage_lines.ts'

/**
 * The rows of a table as a person would write them: "City bike – 4 hours: £12, 1 day: £18". Values that tell what they
 * are, like a price below "Price", go without the name of their column; the name of an only column is said before them.
 */
export function rowsByColumn(lines: readonly Line[], language: string, question: QuestionAnalysis): Line[] {
  const asked = askedTerms(question)
  const tells = tellsAmount(question, language)
  return lines.flatMap((line, at) => {
    const header = line.isHeader ? line : headerOf(lines, at)
    if (!header?.cells) return [line]
    const rows = tableFrom(lines, header).map(({ cells = [] }) => cells.slice(1))
    const columns = header.cells.slice(1).map(columnName)
    const isNamed = columns.map((column, place) => {
      const values = rows.map((cells) => cells[place] ?? '')
      return column !== '' && !explainsItself(column, values, columns.length === 1)
    })
    if (line.isHeader) return rows.length > 0 && columns.length === 1 && isNamed[0] ? [line] : []
    if (!line.cells || columns.length === 1) return [line]
    const [name = '', ...values] = line.cells
    const isAsked = columns.map(
      (column, place) => isNamed[place] && tellingTerms(column, language).some((term) => asked.has(term)),
    )
    const isChosen =
      isAsked.includes(true) &&
      (rows.length === 1 || (rows.length <= fewRows && columns.length >= manyColumns))
    const told = values.flatMap((value, place) =>
      value === '' || (isChosen && !isAsked[place] && !tells(value))
        ? []
        : [{ column: columns[place] ?? '', isNamed: isNamed[place] === true, value }],
    )
    const firstNamed = told.findIndex(({ isNamed }) => isNamed)
    const said = told.map(({ column, value }, place) =>
      // After a named value, an unnamed one would seem to belong to it.
      firstNamed >= 0 && place >= firstNamed && column !== '' ? `${column}: ${value}` : value,
    )
    const mark = firstNamed === 0 ? ' – ' : ': '
    // Values that hold commas cannot be told apart by commas.
    const between =
      firstNamed >= 0 && [...columns, ...rows.flat()].some((cell) => cell.includes(',')) ? '; ' : ', '
    return [{ ...line, text: `- ${[name, said.join(between)].filter(Boolean).join(mark)}` }]
  })
}

const fewRows = 2
const manyColumns = 3
