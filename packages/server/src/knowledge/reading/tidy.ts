import type { Block, Link, ListItem } from '@foyer/engine'
import { cleanCode, cleanLine, cleanText } from './clean_text.ts'
import { tooManyCharacters } from './limits.ts'

/** The last step of every reader: clean text, nothing empty, and not more of it than one document may have. */
export function tidyBlocks(blocks: Block[], maxCharacters: number): Block[] {
  let characters = 0
  const tidied: Block[] = []
  for (const block of blocks) {
    const tidy = tidyBlock(block)
    if (!tidy) continue
    characters += lengthOf(tidy)
    if (characters > maxCharacters) throw tooManyCharacters(maxCharacters)
    tidied.push(tidy)
  }
  return tidied
}

export function lengthOf(block: Block): number {
  if (block.kind === 'list') return block.items.reduce((sum, { text }) => sum + text.length, 0)
  if (block.kind !== 'table') return block.text.length
  return [block.header ?? [], ...block.rows].reduce((sum, row) => sum + row.reduce(addLength, 0), 0)
}

const addLength = (sum: number, text: string) => sum + text.length

function tidyBlock(block: Block): Block | null {
  switch (block.kind) {
    case 'heading':
      return said({ ...block, text: cleanLine(block.text) })
    case 'paragraph':
      return said({ ...withLinks(block), text: cleanText(block.text) })
    case 'code':
      return said({ ...block, text: cleanCode(block.text) })
    case 'list':
      return tidyList(block)
    case 'table':
      return tidyTable(block)
  }
}

/** A rule of dashes or a lone icon says nothing. */
const said = <T extends { text: string }>(block: T) => (/[\p{L}\p{N}]/u.test(block.text) ? block : null)

type List = Extract<Block, { kind: 'list' }>
type Table = Extract<Block, { kind: 'table' }>

function tidyList(list: List): List | null {
  const items = list.items
    .map((item): ListItem => ({ ...withLinks(item), text: cleanLine(item.text) }))
    .filter((item) => said(item) !== null)
  return items.length > 0 ? { ...list, items } : null
}

/** Rows of one width, without rows and columns that hold nothing. */
function tidyTable(table: Table): Table | null {
  const lines = [table.header ?? [], ...table.rows].map((row) => row.map(cleanLine))
  const width = lines.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    lines.some((row) => row[column]),
  )
  const [header, ...rows] = lines.map((row) => columns.map((column) => row[column] ?? ''))
  const filled = rows.filter((row) => row.some((cell) => cell !== ''))
  if (filled.length === 0 && !table.header) return null
  return { ...withLinks(table), header: table.header && header!.some(Boolean) ? header! : null, rows: filled }
}

function withLinks<T extends { links?: Link[] }>(holder: T): T {
  const { links, ...rest } = holder
  const kept = tidyLinks(links ?? [])
  return (kept.length > 0 ? { ...rest, links: kept } : rest) as T
}

/** Each address once, by its first words. */
export function tidyLinks(links: Link[]): Link[] {
  const known = new Map<string, Link>()
  for (const { text, url } of links) {
    const seen = known.get(url)
    if (!seen || seen.text === '') known.set(url, { text: cleanLine(text), url })
  }
  return [...known.values()]
}
