import type { Block, Link, ListItem } from '../document.ts'
import { sentencesOf } from '../sentences.ts'
import { blockWords, wordCount } from './measure.ts'
import { maxPassageWords, packParts, type SizedPart } from './pack_parts.ts'

type Paragraph = Extract<Block, { kind: 'paragraph' }>
type List = Extract<Block, { kind: 'list' }>
type Table = Extract<Block, { kind: 'table' }>

/** Of a text that is taken apart; more would make this slow. */
const mostLinks = 200

/** A paragraph's sentences in runs; the last one by itself where it introduces what follows. */
export function splitParagraph(
  { text, links }: Paragraph,
  language: string | null,
  introduces: boolean,
): { parts: Paragraph[]; last: Paragraph | null } {
  const sentences = sentencesOf(text, language)
  const last = introduces ? sentences.pop() : undefined
  const paragraph = (said: string): Paragraph => ({ kind: 'paragraph', text: said, ...linksIn(said, links) })
  return {
    parts: packParts(sentences.map(sizedText)).map((run) => paragraph(run.join(' '))),
    last: last === undefined ? null : paragraph(last),
  }
}

export function splitBlock(block: List | Table, limit: number, language: string | null): Block[] {
  return block.kind === 'list' ? splitList(block, limit, language) : splitTable(block, limit)
}

/** Numbers are kept by writing them into the items, since a part no longer begins at one. */
function splitList({ ordered, items }: List, limit: number, language: string | null): Block[] {
  const nested: ListItem[][] = []
  for (const item of items) {
    const last = nested.at(-1)
    if (last && item.depth > 0) last.push(item)
    else nested.push([item])
  }
  const parts = nested.map((part, at): SizedPart<ListItem[]> => {
    const whole = (ordered ? numbered(part, at + 1) : part).flatMap((item) => splitItem(item, language))
    return { part: whole, words: blockWords({ kind: 'list', ordered, items: whole }) }
  })
  const runs = packParts(parts, limit)
  return runs.length === 1
    ? [{ kind: 'list', ordered, items }]
    : runs.map((run) => ({ kind: 'list', ordered: false, items: run.flat() }))
}

const numbered = ([first, ...rest]: ListItem[], number: number): ListItem[] => [
  { ...first!, text: `${number}. ${first!.text}` },
  ...rest,
]

/** An item as long as a passage goes on below itself. */
function splitItem(item: ListItem, language: string | null): ListItem[] {
  if (wordCount(item.text) <= maxPassageWords) return [item]
  const runs = packParts(sentencesOf(item.text, language).map(sizedText)).map((run) => run.join(' '))
  return runs.map((text, at) => ({
    text,
    depth: at === 0 ? item.depth : item.depth + 1,
    ...linksIn(text, item.links),
  }))
}

function splitTable(table: Table, limit: number): Block[] {
  const rows = table.rows.map((row) => ({
    part: row,
    words: row.reduce((sum, cell) => sum + wordCount(cell), 0),
  }))
  return packParts(rows, limit).map((run) => ({ ...table, rows: run }))
}

const sizedText = (text: string): SizedPart<string> => ({ part: text, words: wordCount(text) })

function linksIn(text: string, links: Link[] = []): { links?: Link[] } {
  const found = links.slice(0, mostLinks).filter((link) => text.includes(link.text))
  return found.length > 0 ? { links: found } : {}
}
