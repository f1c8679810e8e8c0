import { hitsIn } from '../answer/hits.ts'
import type { QuestionAnalysis } from '../answer/question_analysis.ts'
import { weightOfWord } from '../search/light_words.ts'
import { termsOf } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'
import { isStep, type Line } from './passage_lines.ts'

/** Of a passage in which something is asked for by name, that and what speaks of it; of any other, all lines. */
export function askedLines(lines: readonly Line[], language: string, question: QuestionAnalysis): Line[] {
  const items = askedItems(lines, language, question)
  const isAbout = (line: Line, at: number): boolean => {
    const next = items[at + 1]
    // guard: what introduces a list is told with it [next?.isItem || next?.isHeader -> false]
    const isOfList = line.isItem || line.isHeader || line.isHeading || next?.isItem || next?.isHeader
    return isOfList || hitsIn(line.text, language, question).some((hit) => hit > 0)
  }
  // guard: who asks for an item by name is not told what else stands beside the list [items.length < lines.length -> false]
  return items.length < lines.length ? items.filter(isAbout) : items
}

/** Without the items of a list, the rows of a table and the labelled paragraphs beside those that were asked for by name. */
function askedItems(lines: readonly Line[], language: string, question: QuestionAnalysis): Line[] {
  const asked = askedTerms(question)
  return groupsOf(lines).flatMap((group) => {
    const named = group.map((line) => namesOf(line, language))
    /** What tells an item from the others. */
    const own = (terms: readonly string[]) =>
      terms.filter((term) => named.some(({ all }) => !all.includes(term)))
    /** By its first words, "Cat, indoors", or by most of them. */
    const isNamed = ({ head, all }: Names): boolean => {
      const [first, whole] = [own(head), own(all)]
      const found = whole.filter((term) => asked.has(term)).length
      // "It says L-204".
      // guard: an item is asked for by its number [/\d{2,}/.test(term) && -> false &&]
      if (whole.some((term) => /\d{2,}/.test(term) && asked.has(term))) return true
      // guard: an item is asked for by its first words, or by most of its words [first.length > 0 -> false]
      return (first.length > 0 && first.every((term) => asked.has(term))) || found * 2 > whole.length
    }
    const wanted = named.filter(isNamed).flatMap(({ all }) => own(all).filter((term) => asked.has(term)))
    // guard: a list of which nothing was asked for by name is said whole [wanted.length === 0 -> false]
    if (wanted.length === 0) return group
    // "All other pods: no dogs" says little without "Standard pods: one dog".
    // guard: who asks for one of them is told of those like it [all.some((term) => wanted.includes(term)) -> isNamed({ head: all, all })]
    const isLike = ({ all }: Names) => all.some((term) => wanted.includes(term))
    // guard: steps are told from the first one on [isStep(line) -> false]
    return group.filter((line, at) => isStep(line) || isLike(named[at]!))
  })
}

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

interface Names {
  /** Up to the first comma. */
  head: readonly string[]
  all: readonly string[]
}

function namesOf({ text, isItem, label }: Line, language: string): Names {
  const name = isItem ? nameOf(text) : (label ?? '')
  return { head: tellingTerms(name.split(',')[0]!, language), all: tellingTerms(name, language) }
}

/** Of the words that say something. */
export const tellingTerms = (words: string, language: string): string[] =>
  termsOf(
    wordsOf(words)
      // guard: "and" is no name of anything [weightOfWord(word, language) === 1 -> true]
      .filter((word) => word.length > 1 && weightOfWord(word, language) === 1)
      .join(' '),
    language,
  )

/** What stands before the first value: the name of a row, or the beginning of an item. */
const nameOf = (item: string): string => item.split(/: | – /)[0]!
