import { isBlock, unread } from '../elements.ts'
import { isHidden } from '../hidden.ts'
import { contains, hasName, isElement, isText, rawText, type TreeElement, type TreeNode } from '../tree.ts'

/** A cell that holds these lays out a page and is no cell of a list. */
const isLayout = hasName('table', 'p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'section')

/** More than any page that people read. */
const usualMost = 400_000

/**
 * What a visitor sees, line by line: headers and footers too, the cells of a row on one line. What follows after so many
 * characters is left.
 */
export function visibleLines(nodes: readonly TreeNode[], mostCharacters = usualMost): string[] {
  const lines: string[] = []
  let line = ''
  let characters = 0

  function finish() {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text !== '') lines.push(text)
    characters += text.length
    line = ''
  }

  function add(node: TreeNode, index: number, siblings: readonly TreeNode[]) {
    if (characters + line.length > mostCharacters) return
    if (isText(node)) line += rawText(node).slice(0, mostCharacters)
    if (!isElement(node) || unread.has(node.name) || isHidden(node)) return
    if (node.name === 'br') finish()
    else if ((node.name === 'td' || node.name === 'th') && !contains(node.children, isLayout)) addCell(node)
    else if (isBlock(node.name)) addBlock(node)
    else {
      // Set apart by styles alone: `<span>Mon</span><span>9–17</span>`.
      if (index > 0 && isElement(siblings[index - 1]!)) line += ' '
      node.children.forEach(add)
    }
  }

  function addBlock(element: TreeElement) {
    finish()
    element.children.forEach(add)
    finish()
  }

  /** A cell with lines of its own is read as one. */
  function addCell(element: TreeElement) {
    const inside = visibleLines(element.children, mostCharacters - characters).join(', ')
    if (inside === '') return
    line += line.trim() === '' ? inside : ` | ${inside}`
  }

  nodes.forEach(add)
  finish()
  return lines
}
