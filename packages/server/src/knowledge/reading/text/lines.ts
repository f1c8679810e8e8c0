import type { Block, Link } from '@foyer/engine'
import { depthOf, itemMarker } from '../item_marker.ts'

interface WrittenItem {
  lines: string[]
  depth: number
}

/** Lines without an empty one between them: items where they begin like items, otherwise a paragraph. */
export function linesAsBlocks(lines: string[]): Block[] {
  const blocks: Block[] = []
  let running: string[] = []
  let items: WrittenItem[] = []
  let ordered = false
  let open: number[] = []

  function flush() {
    if (running.length > 0) blocks.push(paragraph(running))
    if (items.length > 0) blocks.push(list(items, ordered))
    running = []
    items = []
    open = []
  }

  for (const line of lines) {
    const marked = itemMarker(line)
    const last = items.at(-1)
    if (marked) {
      if (!last) {
        flush()
        ordered = marked.ordered
      }
      items.push({ lines: [marked.text], depth: depthOf(indentOf(line), open) })
    } else if (last && indentOf(line) > 0) {
      last.lines.push(line.trim())
    } else {
      if (last) flush()
      running.push(line)
    }
  }
  flush()
  return blocks
}

const indentOf = (line: string) => line.length - line.trimStart().length

const list = (items: WrittenItem[], ordered: boolean): Block => ({
  kind: 'list',
  ordered,
  items: items.map(({ lines, depth }) => {
    const text = lines.join(' ')
    return { text, depth, links: linksIn(text) }
  }),
})

/** Lines of about one length were wrapped; shorter ones were ended by their writer, as in an address. */
function paragraph(lines: string[]): Block {
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0)
  const wrapped = (line: string) => line.length >= Math.max(40, longest * 0.6)
  const parts = lines.map((line, index) => {
    if (index === 0) return line
    return `${wrapped(lines[index - 1]!) ? ' ' : '\n'}${line.trim()}`
  })
  const text = parts.join('')
  return { kind: 'paragraph', text, links: linksIn(text) }
}

const linksIn = (text: string): Link[] =>
  [...text.matchAll(/\bhttps?:\/\/[^\s<>"'()[\]{}]{1,2000}/g)].map(([found]) => {
    const url = found.replace(/[.,;:!?]+$/, '')
    return { text: url, url }
  })
