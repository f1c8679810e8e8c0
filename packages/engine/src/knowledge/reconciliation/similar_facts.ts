import type { ContentStems } from './content_stems.ts'

/**
 * Facts that may say nearly the same as a statement, found by what is rare in them, so that the cost hardly grows with
 * their number: a rare word, or everything but one of their numbers.
 */
interface SimilarFacts<Row> {
  to(statement: string): Row[]
}

interface IndexedRow<Row> {
  row: Row
  words: ReadonlySet<string>
}

const number = /\d[\d.,:'-]*/g
/** Bounds for sources in which much is alike. */
const mostNumbers = 6
const mostSameFrame = 8
const mostSameWord = 48
const mostFound = 24

export function similarFacts<Row extends { statement: string }>(
  rows: readonly Row[],
  contentStems: ContentStems,
): SimilarFacts<Row> {
  const byWord = new Map<string, IndexedRow<Row>[]>()
  const byFrame = new Map<string, IndexedRow<Row>[]>()
  for (const row of rows) {
    const indexed = { row, words: contentStems(row.statement) }
    for (const word of indexed.words) add(byWord, word, indexed)
    for (const frame of framesOf(row.statement)) add(byFrame, frame, indexed)
  }
  const none: IndexedRow<Row>[] = []
  return { to }

  function to(statement: string): Row[] {
    const words = contentStems(statement)
    const found = new Set<IndexedRow<Row>>()
    for (const frame of framesOf(statement)) collect(byFrame.get(frame), mostSameFrame)
    for (const list of rarest(words)) collect(list, mostSameWord)
    return [...found].map(({ row }) => row)

    function collect(list: IndexedRow<Row>[] | undefined, most: number) {
      if (!list || list.length > most || found.size >= mostFound) return
      for (const each of list) if (shares(words, each.words)) found.add(each)
    }
  }

  /** What shares so much shares one of these, even with two names that are new. */
  function rarest(words: ReadonlySet<string>): IndexedRow<Row>[][] {
    const lists: IndexedRow<Row>[][] = []
    for (const word of words) lists.push(byWord.get(word) ?? none)
    return lists.sort((one, other) => one.length - other.length).slice(0, Math.ceil(words.size / 4) + 3)
  }
}

/** All but a quarter of the words, or all but two. */
function shares(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const longer = Math.max(one.size, other.size)
  const spare = Math.max(2, longer / 4)
  if (longer - Math.min(one.size, other.size) > spare) return false
  let missing = 0
  for (const word of one.size === longer ? one : other) {
    if (!(one.size === longer ? other : one).has(word)) missing += 1
    if (missing > spare) return false
  }
  return true
}

/** The statement without each of its numbers in turn. */
function framesOf(statement: string): string[] {
  const numbers = [...statement.matchAll(number)].slice(0, mostNumbers)
  return numbers.map(
    ({ 0: found, index }) => `${statement.slice(0, index)}#${statement.slice(index + found.length)}`,
  )
}

function add<Key, Row>(map: Map<Key, Row[]>, key: Key, row: Row) {
  const list = map.get(key)
  if (list) list.push(row)
  else map.set(key, [row])
}
