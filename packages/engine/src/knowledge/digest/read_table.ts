import type { Block } from '../document.ts'
import type { LanguagePack } from '../language/index.ts'
import { type HeadingContext, mentionsHeading, withPrefix } from './heading_context.ts'
import { oneLine, plain, withEndMark } from './plain.ts'
import { addClaim, type ClaimCollector } from './read_sentences.ts'

type Table = Extract<Block, { kind: 'table' }>

const longestRow = 300
/** More words than that are no value but a text. */
const longestValue = 3
const nothing = /^[-–—\s]*$/
const yes = /^[✓✔✅☑🗸]\uFE0F?$/u
const no = /^[✗✘❌×✕✖]\uFE0F?$/u

/** Each row as a statement: "Basic plan: price 20 €; seats 3." */
export function readTable(table: Table, headingContext: HeadingContext, collector: ClaimCollector): void {
  const { rows } = table
  const header = table.header?.map(oneLine)
  let name = ''
  for (const cells of rows) {
    // An empty first cell stands for the one above it.
    const first = oneLine(cells[0] ?? '') || name
    name = first
    const values = cells
      .slice(1)
      .map((cell, at) => columnValue(cell, header?.[at + 1] ?? '', headingContext.pack))
    const said = values.filter((value) => value !== null)
    if (said.length === 1 && cells.length === 2)
      said[0] = textOf(cells[1]!, header?.[1] ?? '', headingContext)
    if (first === '' || said.length === 0) continue
    const subject = named(first, header?.[0] ?? '', headingContext.pack)
    const whole = `${subject}: ${said.join('; ')}`
    if (!/\p{L}/u.test(whole)) continue
    const parts = whole.length <= longestRow ? [whole] : said.map((value) => `${subject}: ${value}`)
    for (const part of parts) stateRow(withEndMark(part), headingContext, collector)
  }
}

function stateRow(row: string, headingContext: HeadingContext, collector: ClaimCollector) {
  addClaim(
    mentionsHeading(headingContext, row) ? row : withPrefix(headingContext, row),
    row,
    headingContext,
    collector,
  )
}

/** In a table of two columns a text needs no name when the headings have it, or when the column says only that it is one. */
function textOf(cell: string, heading: string, headingContext: HeadingContext): string {
  const { pack } = headingContext
  const value = columnValue(cell, heading, pack) ?? ''
  const long = cell.split(' ').length > longestValue
  const obvious =
    pack.phrases.emptyColumn.test(plain(heading)) || (long && mentionsHeading(headingContext, heading))
  return obvious ? (columnValue(cell, '', pack) ?? value) : value
}

function columnValue(cell: string, heading: string, { phrases }: LanguagePack): string | null {
  const said = oneLine(cell)
  if (nothing.test(said)) return null
  const value = yes.test(said) ? phrases.yes : no.test(said) ? phrases.no : said.replace(/\.$/, '')
  const name = small(heading.trim(), phrases.smallNouns)
  if (name === '') return value
  return value.split(' ').length > longestValue ? `${name}: ${value}` : `${name} ${value}`
}

function named(name: string, heading: string, { phrases }: LanguagePack): string {
  const noun = plain(heading)
  if (!phrases.rowNoun.test(noun) || plain(name).includes(noun)) return name
  return phrases.named(small(heading, phrases.smallNouns), name)
}

const small = (heading: string, nouns: boolean) =>
  nouns && /^\p{Lu}\p{Ll}*(?: \p{Ll}+)*$/u.test(heading) ? heading.toLowerCase() : heading
