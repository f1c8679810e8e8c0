import type { Block, Link, ListItem } from '../document.ts'
import { sentencesOf } from '../sentences.ts'
import { blockWords, wordCount } from './measure.ts'
import { type Measured, most, packed } from './packed.ts'

type Paragraph = Extract<Block, { kind: 'paragraph' }>
type List = Extract<Block, { kind: 'list' }>
type Table = Extract<Block, { kind: 'table' }>

/** Of a text that is taken apart; more would make this slow. */
const mostLinks = 200

/** A paragraph's sentences in runs; the last one by itself where it introduces what follows. */
export function partedParagraph(
  { text, links }: Paragraph,
  language: string | null,
  introduces: boolean,
): { parts: Paragraph[]; last: Paragraph | null } {
  const sentences = sentencesOf(text, language)
  const last = introduces ? sentences.pop() : undefined
  const paragraph = (said: string): Paragraph => ({ kind: 'paragraph', text: said, ...linksIn(said, links) })
  return {
    parts: packed(sentences.map(measured)).map((run) => paragraph(run.join(' '))),
    last: last === undefined ? null : paragraph(last),
  }
}

export function partedBlock(block: List | Table, limit: number, language: string | null): Block[] {
  return block.kind === 'list' ? partedList(block, limit, language) : partedTable(block, limit)
}

/** Numbers are kept by writing them into the items, since a part no longer begins at one. */
function partedList({ ordered, items }: List, limit: number, language: string | null): Block[] {
  const nested: ListItem[][] = []
  for (const item of items) {
    const last = nested.at(-1)
    if (last && item.depth > 0) last.push(item)
    else nested.push([item])
  }
  const parts = nested.map((part, at): Measured<ListItem[]> => {
    const whole = (ordered ? numbered(part, at + 1) : part).flatMap((item) => partedItem(item, language))
    return { part: whole, words: blockWords({ kind: 'list', ordered, items: whole }) }
  })
  const runs = packed(parts, limit)
  return runs.length === 1
    ? [{ kind: 'list', ordered, items }]
    : runs.map((run) => ({ kind: 'list', ordered: false, items: run.flat() }))
}

const numbered = ([first, ...rest]: ListItem[], number: number): ListItem[] => [
  { ...first!, text: `${number}. ${first!.text}` },
  ...rest,
]

/** An item as long as a passage goes on below itself. */
function partedItem(item: ListItem, language: string | null): ListItem[] {
  if (wordCount(item.text) <= most) return [item]
  const runs = packed(sentencesOf(item.text, language).map(measured)).map((run) => run.join(' '))
  return runs.map((text, at) => ({
    text,
    depth: at === 0 ? item.depth : item.depth + 1,
    ...linksIn(text, item.links),
  }))
}

function partedTable(table: Table, limit: number): Block[] {
  const rows = table.rows.map((row) => ({
    part: row,
    words: row.reduce((sum, cell) => sum + wordCount(cell), 0),
  }))
  return packed(rows, limit).map((run) => ({ ...table, rows: run }))
}

const measured = (text: string): Measured<string> => ({ part: text, words: wordCount(text) })

function linksIn(text: string, links: Link[] = []): { links?: Link[] } {
  const found = links.slice(0, mostLinks).filter((link) => text.includes(link.text))
  return found.length > 0 ? { links: found } : {}
}
