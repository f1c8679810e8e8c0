import type { Block, ListItem } from '@foyer/engine'
import { hasFigures, looksLikeHeader } from '../header_row.ts'
import { depthOf, itemMarker } from '../item_marker.ts'
import { columnEdges } from './columns.ts'
import { beginning, type Group } from './groups.ts'
import { joinLines } from './join_lines.ts'
import type { Layout } from './layout.ts'
import type { Line } from './line.ts'
import { tableAt } from './tables.ts'

/** Blocks from lines: which of them belong together is told by their places and sizes. */
export function blocksOf(pages: Line[][], layout: Layout): Block[] {
  const parts: (Group | Block)[] = []
  const edges = new Map<Line, number | null>()
  let group: Group | null = null
  for (const lines of pages) {
    const edgeOf = columnEdges(lines)
    for (const line of lines) edges.set(line, edgeOf(line))
    for (let index = 0; index < lines.length; ) {
      const table = tableAt(lines, index, layout)
      const line = lines[index]!
      index += table?.length ?? 1
      const begun: Group | null = table ? null : beginning(line, group, layout)
      if (table) parts.push(tableOf(table.rows))
      else if (begun) parts.push(begun)
      else group!.lines.push(line)
      group = table ? null : (begun ?? group)
    }
  }
  return assemble(parts, (line) => edges.get(line) ?? null)
}

function tableOf(rows: string[][]): Block {
  const headed = looksLikeHeader(rows) && hasFigures(rows.slice(1))
  return { kind: 'table', header: headed ? rows[0]! : null, rows: headed ? rows.slice(1) : rows }
}

/** Items in a row are a list. */
function assemble(parts: (Group | Block)[], edgeOf: (line: Line) => number | null): Block[] {
  const blocks: Block[] = []
  let items: ListItem[] | null = null
  let open: number[] = []
  for (const part of parts) {
    if (!('lines' in part)) blocks.push(part)
    else if (part.kind === 'item') {
      const { text, ordered } = itemMarker(joinLines(part.lines, edgeOf).replaceAll('\n', ' '))!
      if (!items) {
        items = []
        open = []
        blocks.push({ kind: 'list', ordered, items })
      }
      items.push({ text, depth: depthOf(part.lines[0]!.x, open, 2) })
      continue
    } else {
      const text = joinLines(part.lines, edgeOf)
      blocks.push(
        part.kind === 'heading' ? { kind: 'heading', level: part.level, text } : { kind: 'paragraph', text },
      )
    }
    items = null
  }
  return blocks
}
