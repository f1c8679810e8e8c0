import { statesAnswerType } from '../answer/answer_types/index.ts'
import { hitsIn } from '../answer/hits.ts'
import type { QuestionAnalysis } from '../answer/question_analysis.ts'
import { termsOf } from '../search/terms.ts'
import { type ItemName, isAskedAmong, itemName, tellingTerms } from './item_names.ts'
import { limits } from './limits.ts'
import { headerOf, isStep, type Line } from './passage_lines.ts'

interface Asked {
  language: string
  /** What the lines stand under. */
  heading: string
  question: QuestionAnalysis
  /** With what was talked about before. */
  together: QuestionAnalysis
}

/** Of a passage in which something is asked for by name, that and what speaks of it; of any other, all lines. */
export function askedLines(lines: readonly Line[], asked: Asked): Line[] {
  const { language, question } = asked
  const items = askedItems(lines, asked)
  const namesOf = (some: readonly Line[]) => some.flatMap((line) => itemName(line, language).all)
  const told = new Set(namesOf(items))
  const others = new Set(
    namesOf(lines.filter((line) => !items.includes(line))).filter((term) => !told.has(term)),
  )
  const isAbout = (line: Line, at: number): boolean => {
    const next = items[at + 1]
    const isOfList = line.isItem || line.isHeader || line.isHeading || next?.isItem || next?.isHeader
    if (isOfList) return true
    if (hitsIn(line.text, language, question).some((hit, at) => hit > 0 && question.words[at]!.weight > 0))
      return true
    return limits.test(line.text) && !termsOf(line.text, language).some((term) => others.has(term))
  }
  return items.length < lines.length ? items.filter(isAbout) : items
}

/** Without the items of a list, the rows of a table and the labelled paragraphs beside those that were asked for by name. */
function askedItems(lines: readonly Line[], asked: Asked): Line[] {
  const { language, heading, question } = asked
  const isAsked = isAskedAmong(askedTerms(question), language)
  return groupsOf(lines).flatMap((group) => {
    const names = group.map((line) => itemName(line, language))
    const column = headerOf(lines, lines.indexOf(group[0]!))?.cells?.[0] ?? ''
    const common = new Set(tellingTerms(`${heading} ${column}`, language))
    /** What tells an item from the others. */
    const own = (terms: readonly string[]) =>
      terms.filter((term) => names.some(({ all }) => !all.includes(term)))
    /** By what it is called first, "Cat, indoors", or by most of its words. */
    const isNamed = ({ heads, all }: ItemName): boolean => {
      const whole = own(all)
      const found = whole.filter(isAsked).length
      // "It says L-204".
      if (whole.some((term) => /\d{2,}/.test(term) && isAsked(term))) return true
      const isWhole = (head: readonly string[]) => own(head).length > 0 && own(head).every(isAsked)
      return heads.some(isWhole) || found * 2 > whole.length
    }
    /** By what it is: "Thai massage" for a massage. */
    const isOfKind = ({ kinds }: ItemName) => own(kinds).some((term) => isAsked(term) && !common.has(term))
    const askedIn = (some: readonly ItemName[]) => some.flatMap(({ all }) => own(all).filter(isAsked))
    const named = askedIn(names.filter(isNamed))
    const wanted = named.length > 0 || !names.some(isOfKind) ? named : askedIn(names)
    // "All other pods: no dogs" says little without "Standard pods: one dog".
    const isLike = (name: ItemName) => name.all.some((term) => wanted.includes(term))
    const chosen = group.filter((_, at) => isLike(names[at]!))
    const states = ({ text }: Line) =>
      question.answerType !== 'price' || statesAnswerType('price', text, language, () => false)
    const rows = wanted.length === 0 || (!chosen.some(states) && group.some(states)) ? group : chosen
    const told = rowsOfAmount(rows, asked)
    return group.filter((line) => isStep(line) || told.includes(line))
  })
}

/** Of rows that tell amounts, those that tell one that was asked for. */
function rowsOfAmount(rows: readonly Line[], { language, question, together }: Asked): readonly Line[] {
  const tells = tellsAmount(question, language)
  const telling = rows.filter(({ cells = [] }) => cells.slice(1).some(tells))
  if (telling.length === 0) return rows
  const isAsked = isAskedAmong(askedTerms(together), language)
  const known = telling.filter((row) => itemName(row, language).all.some(isAsked))
  return known.length > 0 ? known : telling
}

/** Whether a cell tells an amount that was asked for: "50 min" is "50 Minuten". */
export function tellsAmount({ words }: QuestionAnalysis, language: string): (cell: string) => boolean {
  const terms = words.map((word) => word.terms[0] ?? '')
  const numbers = terms.filter((term) => /^\d+$/.test(term))
  const units = terms.filter((term) => /^\p{L}{3}/u.test(term) && !clock.test(term))
  return (cell) =>
    termsOf(cell, language).some(
      (term, at, all) =>
        numbers.includes(term) && units.some((unit) => all[at + 1]?.startsWith(unit.slice(0, 3))),
    )
}

const clock = /^(?:uhr|oclock)/

export const askedTerms = ({ words }: QuestionAnalysis): ReadonlySet<string> =>
  new Set(words.flatMap(({ terms, synonyms }) => [...terms, ...synonyms]))

/** Lines that stand for one another: items that follow each other, or labelled paragraphs; any other line by itself. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    const isNext = line.isItem
      ? before?.isItem === true
      : line.label !== undefined && before?.label !== undefined && before.section === line.section
    if (group && isNext) group.push(line)
    else groups.push([line])
  }
  return groups
}
