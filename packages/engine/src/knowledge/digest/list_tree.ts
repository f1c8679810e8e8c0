import type { Link, ListItem } from '../document.ts'

/** A list's item with the items under it. */
export interface ListNode {
  text: string
  links: Link[] | undefined
  children: ListNode[]
}

/** Deeper than anyone writes; what lies below stands beside. */
const deepest = 6

export function listTree(items: readonly ListItem[]): ListNode[] {
  const roots: ListNode[] = []
  const open: { depth: number; node: ListNode }[] = []
  for (const { text, links, ...item } of items) {
    const depth = Math.min(item.depth, deepest)
    const node = { text, links, children: [] }
    while (open.length > 0 && open.at(-1)!.depth >= depth) open.pop()
    ;(open.at(-1)?.node.children ?? roots).push(node)
    open.push({ depth, node })
  }
  return roots
}
