import { estimateTokens } from '../../prompts/tokens.ts'
import type { OutlinePath } from './outline_path.ts'

/**
 * What can be looked up: the sources with their headings, in so many tokens. What stands higher comes first, and of the
 * same level every source has a heading before another has its second, so that a large one leaves room for all.
 */
export function outlineOf(paths: readonly OutlinePath[], mostTokens: number): string {
  const sources = treeOf(paths)
  const shown = new Set<OutlineNode>()
  let length = 0
  for (const node of inTurns(sources)) {
    length += nameOf(node).length + beside
    if (estimateTokens({ length }) > mostTokens) break
    shown.add(node)
  }
  const lines = sources.filter((source) => shown.has(source)).flatMap((source) => linesOf(source, shown))
  const left = sources.filter((source) => !shown.has(source)).length
  return [...lines, ...(left > 0 ? [`… and ${left} more`] : [])].join('\n')
}

interface OutlineNode {
  title: string
  level: number
  children: OutlineNode[]
}

/** What stands between two headings. */
const beside = 3
const longest = 80

function treeOf(paths: readonly OutlinePath[]): OutlineNode[] {
  const root: OutlineNode = { title: '', level: -1, children: [] }
  const childOf = new Map<OutlineNode, Map<string, OutlineNode>>([[root, new Map()]])
  for (const path of paths) {
    let node = root
    for (const title of path) {
      const known = childOf.get(node)!
      const next = known.get(title) ?? { title, level: node.level + 1, children: [] }
      if (!known.has(title)) {
        known.set(title, next)
        node.children.push(next)
        childOf.set(next, new Map())
      }
      node = next
    }
  }
  return root.children
}

/** Level by level; of each level the first of every source, then the second of every source, and so on. */
function* inTurns(sources: readonly OutlineNode[]): Generator<OutlineNode> {
  let rows = sources.map((source) => [source])
  while (rows.length > 0) {
    const most = Math.max(...rows.map((row) => row.length))
    for (let turn = 0; turn < most; turn++)
      for (const row of rows) {
        const node = row[turn]
        if (node) yield node
      }
    rows = rows.map((row) => row.flatMap(({ children }) => children)).filter((row) => row.length > 0)
  }
}

/** A line for a source, or for each of its pages where these have headings of their own. */
function linesOf(source: OutlineNode, shown: ReadonlySet<OutlineNode>): string[] {
  const pages = source.children.filter((child) => shown.has(child))
  const areFlat = pages.every((page) => page.children.every((child) => !shown.has(child)))
  if (areFlat) return [lineOf(source, shown)]
  const isWhole = pages.length === source.children.length
  return [nameOf(source), ...pages.map((page) => `- ${lineOf(page, shown)}`), ...(isWhole ? [] : ['- …'])]
}

function lineOf(node: OutlineNode, shown: ReadonlySet<OutlineNode>): string {
  const below = descendantsOf(node)
  const named = below.filter((child) => shown.has(child)).map(nameOf)
  const all = named.length === below.length ? named : [...named, '…']
  return named.length === 0 ? nameOf(node) : `${nameOf(node)}: ${all.join(' · ')}`
}

const descendantsOf = ({ children }: OutlineNode): OutlineNode[] =>
  children.flatMap((child) => [child, ...descendantsOf(child)])

const nameOf = ({ title }: OutlineNode): string =>
  title.length <= longest ? title : `${title.slice(0, longest).replace(/\s+\S*$/, '')} …`
