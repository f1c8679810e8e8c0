import type { ListItem } from '@foyer/engine'
import { buildList } from '../list_builder.ts'
import type { Part } from '../parts.ts'
import { isHeading, isList } from './elements.ts'
import { inlineOf, onOneLine } from './inline.ts'
import { contains, hasName, isElement, type TreeElement, type TreeNode } from './tree.ts'

type ReadParts = (nodes: TreeNode[], base: string | null) => Part[]

/** What an item may hold that is a block of its own. */
const interrupting = hasName('pre', 'table', 'dl', 'details')

/** A list, or what stands in its items where they are cards rather than items. */
export function listParts(list: TreeElement, base: string | null, read: ReadParts): Part[] {
  if (contains(list.children, ({ name }) => isHeading(name))) return cardParts(list, base, read)
  const builder = buildList(list.name === 'ol')

  function addItems(element: TreeElement, depth: number) {
    for (const child of element.children.filter(isElement))
      if (isList(child.name)) addItems(child, depth + 1)
      else addItem(child.children, depth)
  }

  function addItem(nodes: TreeNode[], depth: number) {
    let running: TreeNode[] = []
    function finish() {
      const { text, links } = inlineOf(running, base)
      builder.addItem({ text: onOneLine(text), depth, links })
      running = []
    }
    for (const node of nodes) {
      if (!isElement(node) || !contains([node], isMoreThanText)) {
        running.push(node)
        continue
      }
      finish()
      if (isList(node.name)) addItems(node, depth + 1)
      else if (interrupting(node)) builder.interrupt(read([node], base))
      else addItem(node.children, depth)
    }
    finish()
  }

  addItems(list, 0)
  return builder.finish()
}

const isMoreThanText = (element: TreeElement) => isList(element.name) || interrupting(element)

const cardParts = (list: TreeElement, base: string | null, read: ReadParts): Part[] =>
  list.children.flatMap((child) => (isElement(child) ? read(child.children, base) : []))

/** `Term: definition`, an item for each definition. */
export function definitionItems(list: TreeElement, base: string | null): ListItem[] {
  const items: ListItem[] = []
  let terms: string[] = []
  let defined = false
  for (const element of entriesOf(list)) {
    const { text, links } = inlineOf(element.children, base)
    if (element.name === 'dt') {
      terms = [...(defined ? [] : terms), onOneLine(text)]
      defined = false
      continue
    }
    defined = true
    const term = terms.join(', ')
    const said = [term, onOneLine(text)].filter((each) => each !== '')
    items.push({ text: said.join(/[?:.!]$/.test(term) ? ' ' : ': '), depth: 0, links })
  }
  return items
}

/** Groups of terms may lie in a `div` each. */
const entriesOf = (list: TreeElement): TreeElement[] =>
  list.children
    .filter(isElement)
    .flatMap((child) => (child.name === 'div' ? child.children.filter(isElement) : [child]))
    .filter(hasName('dt', 'dd'))
