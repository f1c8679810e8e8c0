import type { Block } from '@foyer/engine'
import { canBeLabel, type Part } from '../parts.ts'
import { isBlock, isHeading, isList, levelAttribute, unread } from './elements.ts'
import { inlineOf } from './inline.ts'
import { definitionItems, listParts } from './lists.ts'
import { tableParts } from './tables.ts'
import {
  attribute,
  childrenNamed,
  contains,
  isElement,
  rawText,
  type TreeElement,
  type TreeNode,
} from './tree.ts'

/** The blocks of a piece of a page, in its order. `base` is what relative links start from. */
export function partsOf(nodes: TreeNode[], base: string | null): Part[] {
  const parts: Part[] = []
  let running: TreeNode[] = []

  function flush() {
    const { text, links } = inlineOf(running, base)
    const isLabel = isBold(running) && canBeLabel(text.trim())
    running = []
    if (text.trim() === '') return
    parts.push(isLabel ? { kind: 'label', text } : { kind: 'paragraph', text, links })
  }

  function walk(children: TreeNode[]) {
    for (const node of children) {
      if (!isElement(node)) running.push(node)
      else if (unread.has(node.name)) continue
      else if (isBlock(node.name)) readBlock(node)
      else if (contains(node.children, ({ name }) => isBlock(name))) readAround(node)
      else running.push(node)
    }
  }

  function readAround(element: TreeElement) {
    flush()
    walk(element.children)
    flush()
  }

  function readBlock(element: TreeElement) {
    flush()
    const special = specialParts(element, base)
    if (special) parts.push(...special)
    else readAround(element)
  }

  walk(nodes)
  flush()
  return parts
}

/** Nothing but one bold run. */
function isBold(nodes: TreeNode[]): boolean {
  const [only, ...more] = nodes.filter((node) => isElement(node) || rawText(node).trim() !== '')
  return (
    only !== undefined &&
    isElement(only) &&
    (only.name === 'strong' || only.name === 'b') &&
    more.length === 0
  )
}

/** What is more than running text inside; null for a plain container. */
function specialParts(element: TreeElement, base: string | null): Part[] | null {
  if (isHeading(element.name)) {
    const level = Number(attribute(element, levelAttribute) ?? element.name[1])
    return [{ kind: 'heading', level, text: inlineOf(element.children, base).text }]
  }
  if (isList(element.name)) return listParts(element, base, partsOf)
  if (element.name === 'dl') return [{ kind: 'list', ordered: false, items: definitionItems(element, base) }]
  if (element.name === 'table') return tableParts(element, base, partsOf)
  if (element.name === 'pre') return [codeOf(element)]
  if (element.name === 'details') return detailsParts(element, base)
  return null
}

const codeOf = (element: TreeElement): Block => ({ kind: 'code', text: rawText(element.children) })

function detailsParts(element: TreeElement, base: string | null): Part[] {
  const [summary] = childrenNamed(element, 'summary')
  const inside = partsOf(
    element.children.filter((child) => child !== summary),
    base,
  )
  const text = summary ? inlineOf(summary.children, base).text.trim() : ''
  return text === '' ? inside : [{ kind: 'fold', text }, ...inside, { kind: 'unfold' }]
}
