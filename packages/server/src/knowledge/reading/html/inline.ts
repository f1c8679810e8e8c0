import type { Link } from '@foyer/engine'
import { absolute } from '../absolute.ts'
import { isBlock, unread } from './elements.ts'
import { attribute, isElement, isText, rawText, type TreeElement, type TreeNode } from './tree.ts'

export interface Inline {
  /** Lines where the page breaks them. */
  text: string
  links: Link[]
}

/** Running text: what stands in a paragraph, an item or a cell. Elements that are blocks become lines of it. */
export function inlineOf(nodes: TreeNode[], base: string | null): Inline {
  const links: Link[] = []
  let text = ''

  function add(node: TreeNode) {
    if (isText(node)) text += rawText(node).replace(/\s+/g, ' ')
    if (!isElement(node) || unread.has(node.name) || isMarker(node)) return
    if (node.name === 'br') text += '\n'
    else if (isBlock(node.name)) addLine(node.children)
    else if (node.name === 'a') addLink(node)
    else node.children.forEach(add)
  }

  function addLine(children: TreeNode[]) {
    text += '\n'
    children.forEach(add)
    text += '\n'
  }

  function addLink(element: TreeElement) {
    const start = text.length
    element.children.forEach(add)
    const url = absolute(attribute(element, 'href'), base)
    if (url) links.push({ text: text.slice(start), url })
  }

  nodes.forEach(add)
  return { text, links }
}

/** Anchors beside headings (¶, #) and numbers of footnotes lead elsewhere on the page and say nothing. */
function isMarker(element: TreeElement): boolean {
  if (element.name === 'a') return isAnchor(element) && !/[\p{L}\p{N}]/u.test(rawText(element.children))
  return (
    element.name === 'sup' && hasAnchor(element) && /^\W{0,2}\d{0,3}\W{0,2}$/.test(rawText(element.children))
  )
}

const hasAnchor = (element: TreeElement) =>
  element.children.some((child) => isElement(child) && isAnchor(child))

const isAnchor = (element: TreeElement) =>
  element.name === 'a' && /^[^?]*#/.test(attribute(element, 'href') ?? '')

/** Lines of one cell or item as one: ended sentences follow each other, short lines are told apart. */
export function onOneLine(text: string): string {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  return lines
    .map((line, index) => (index + 1 < lines.length && !hasEnded(line) ? `${line};` : line))
    .join(' ')
}

const hasEnded = (line: string) => /[.,;:!?…–—-]/.test(line.slice(-1))
