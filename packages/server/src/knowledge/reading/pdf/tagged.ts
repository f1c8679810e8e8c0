import type { Block, ListItem } from '@foyer/engine'
import { itemMarker } from '../item_marker.ts'
import { columnEdges } from './columns.ts'
import { joinLines } from './join_lines.ts'
import { headingLevelOf, type Layout } from './layout.ts'
import { linesOf, type Span } from './line.ts'
import type { Page, Structure } from './page.ts'

/** Whether nearly all text is named by the files' own outline: word processors and browsers write one. */
export function isTagged(pages: Page[]): boolean {
  let [named, all] = [0, 0]
  for (const { structure, spans } of pages) {
    const ids = new Set(structure ? idsIn(structure) : [])
    for (const { text, mark } of spans) {
      all += text.length
      if (mark !== null && ids.has(mark)) named += text.length
    }
  }
  return all > 0 && named / all > 0.9
}

const idsIn = ({ id, children = [] }: Structure): string[] => [
  ...(id ? [id] : []),
  ...children.flatMap(idsIn),
]

const containers =
  /^(Root|Document|DocumentFragment|Part|Art|Sect|Div|BlockQuote|NonStruct|Private|Aside|Index|Form|THead|TBody|TFoot)$/

/** The blocks of a page as its outline has them. */
export function taggedBlocks({ structure, spans, lines, number }: Page, layout: Layout): Block[] {
  const marked = Map.groupBy(spans, ({ mark }) => mark)
  const edgeOf = columnEdges(lines)
  const linesIn = (node: Structure) => linesOf(spansIn(node, marked), number)
  const textOf = (node: Structure) => joinLines(linesIn(node), edgeOf)

  function read(node: Structure): Block[] {
    const { role = '', children = [] } = node
    if (/^(TOC|TOCI|Artifact|Figure|Formula)$/.test(role)) return []
    if (role === 'L') return [{ kind: 'list', ordered: isOrdered(node), items: itemsOf(node, 0) }]
    if (role === 'Table') return [tableOf(node)]
    if (containers.test(role) && children.some(({ id }) => id === undefined)) return children.flatMap(read)
    const lines = linesIn(node)
    const [first] = lines
    if (!first) return []
    const level = /^(H[1-6]?|Title)$/.test(role) ? Number(role[1] ?? 1) || 1 : headingLevelOf(first, layout)
    const text = joinLines(lines, edgeOf)
    return [level === null ? { kind: 'paragraph', text } : { kind: 'heading', level, text }]
  }

  function itemsOf({ children = [] }: Structure, depth: number): ListItem[] {
    return children.flatMap((child) => {
      if (child.role === 'L') return itemsOf(child, depth + 1)
      const [own, inner] = partition(child)
      const text = own.map(textOf).filter((each) => each !== '')
      const item = { text: withoutMarker(text.join(' ')), depth }
      return [...(text.length > 0 ? [item] : []), ...inner.flatMap((list) => itemsOf(list, depth + 1))]
    })
  }

  const isOrdered = (list: Structure) => itemMarker(`${textOf(list).split(' ', 1)[0]} x`)?.ordered ?? false

  function tableOf(table: Structure): Block {
    const rows = rowsIn(table)
    const headed = rows.length > 1 && rows[0]!.children!.every(({ role }) => role === 'TH')
    const cells = rows.map(({ children = [] }) => children.map((cell) => textOf(cell).replaceAll('\n', ' ')))
    return { kind: 'table', header: headed ? cells[0]! : null, rows: headed ? cells.slice(1) : cells }
  }

  return structure ? read(structure) : []
}

const spansIn = (node: Structure, marked: Map<string | null, Span[]>): Span[] =>
  idsIn(node).flatMap((id) => marked.get(id) ?? [])

/** What an item says itself, and the lists inside it; its bullet is neither. */
function partition(item: Structure): [own: Structure[], inner: Structure[]] {
  const parts = (item.children ?? []).flatMap((child) =>
    child.role === 'LBody' ? (child.children ?? []) : [child],
  )
  const own = parts.filter(({ role }) => role !== 'L' && role !== 'Lbl')
  return [own, parts.filter(({ role }) => role === 'L')]
}

/** Some write the bullet into the item. */
const withoutMarker = (text: string) => itemMarker(text)?.text ?? text

const rowsIn = ({ role, children = [] }: Structure): Structure[] =>
  role === 'TR' ? [{ role, children }] : children.flatMap(rowsIn)
