import { isBlock, unread } from '../elements.ts'
import { isHidden } from '../hidden.ts'
import { isElement, isText, rawText, type TreeElement, type TreeNode } from '../tree.ts'

/** More than any page that people read; what follows is left. */
const mostCharacters = 400_000

/** What a visitor sees, line by line: headers and footers too, the cells of a row on one line. */
export function visibleLines(nodes: readonly TreeNode[]): string[] {
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
    if (characters > mostCharacters) return
    if (isText(node)) line += rawText(node)
    if (!isElement(node) || unread.has(node.name) || isHidden(node)) return
    if (node.name === 'br') finish()
    else if (node.name === 'td' || node.name === 'th') addCell(node)
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
    const inside = visibleLines(element.children).join(', ')
    if (inside === '') return
    line += line.trim() === '' ? inside : ` | ${inside}`
  }

  nodes.forEach(add)
  finish()
  return lines
}
