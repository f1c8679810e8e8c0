import type { Block, Link } from '@foyer/engine'
import type { Part } from '../parts.ts'
import { isHeading } from './elements.ts'
import { inlineOf, onOneLine } from './inline.ts'
import { attribute, childrenNamed, contains, hasName, type TreeElement, type TreeNode } from './tree.ts'

type ReadParts = (nodes: TreeNode[], base: string | null) => Part[]

/** A table with what is said above it; or what its cells hold, where it only lays out a page. */
export function tableParts(table: TreeElement, base: string | null, read: ReadParts): Part[] {
  const rows = rowsOf(table)
  if (isLayout(table, rows))
    return rows.flatMap((row) => cellsOf(row).flatMap((cell) => read(cell.children, base)))
  const [caption] = childrenNamed(table, 'caption')
  return [...(caption ? read(caption.children, base) : []), tableOf(table, rows, base)]
}

const sections = ['thead', 'tbody', 'tfoot']

const rowsOf = (table: TreeElement): TreeElement[] =>
  table.children.flatMap((child) => {
    if (!('name' in child)) return []
    if (child.name === 'tr') return [child]
    return sections.includes(child.name) ? childrenNamed(child as TreeElement, 'tr') : []
  }) as TreeElement[]

const cellsOf = (row: TreeElement) => childrenNamed(row, 'td', 'th')

function isLayout(table: TreeElement, rows: TreeElement[]): boolean {
  const role = attribute(table, 'role')
  if (role === 'presentation' || role === 'none') return true
  if (contains(table.children, hasName('table')) || contains(table.children, ({ name }) => isHeading(name)))
    return true
  if (contains(table.children, hasName('th', 'caption', 'thead'))) return false
  const widest = Math.max(0, ...rows.map((row) => cellsOf(row).length))
  return rows.length < 2 || widest < 2
}

function tableOf(table: TreeElement, rows: TreeElement[], base: string | null): Block {
  const links: Link[] = []
  const grid = gridOf(rows, (cell) => {
    const inline = inlineOf(cell.children, base)
    links.push(...inline.links)
    return onOneLine(inline.text)
  })
  const headed = headerRows(table, rows)
  const header = headed === 0 ? null : joinHeaders(grid.slice(0, headed))
  return { kind: 'table', header, rows: grid.slice(headed), links }
}

/** The rows at the top that name the columns: those of `thead`, or of nothing but `th`. */
function headerRows(table: TreeElement, rows: TreeElement[]): number {
  const inHead = childrenNamed(table, 'thead').flatMap((head) => childrenNamed(head, 'tr')).length
  if (inHead > 0) return inHead < rows.length ? inHead : 1
  const first = rows.findIndex((row) => cellsOf(row).some(({ name }) => name === 'td'))
  return Math.max(first === -1 ? 1 : first, 0)
}

/** Two rows of names are one: a group above, its columns below. */
const joinHeaders = (rows: string[][]): string[] =>
  rows.reduce((above, row) => row.map((cell, column) => joined(above[column] ?? '', cell)))

const joined = (above: string, cell: string) =>
  above === cell || above === '' ? cell : cell === '' ? above : `${above} ${cell}`

/** Cells that span rows or columns stand in each of them, so that every row says all that holds for it. */
function gridOf(rows: TreeElement[], textOf: (cell: TreeElement) => string): string[][] {
  const grid: string[][] = rows.map(() => [])
  for (const [index, row] of rows.entries()) {
    let column = 0
    for (const cell of cellsOf(row)) {
      while (grid[index]![column] !== undefined) column++
      const text = textOf(cell)
      const [width, height] = [span(cell, 'colspan', 50), span(cell, 'rowspan', rows.length - index)]
      for (let down = 0; down < height; down++)
        for (let right = 0; right < width; right++) grid[index + down]![column + right] = text
      column += width
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? ''))
}

function span(cell: TreeElement, name: 'colspan' | 'rowspan', most: number): number {
  const claimed = Number.parseInt(attribute(cell, name) ?? '1', 10)
  if (claimed === 0 && name === 'rowspan') return most
  return Math.min(Math.max(claimed || 1, 1), most)
}
