import type { Block } from '@foyer/engine'

/** The blocks of all pages, where a paragraph, a list or a table goes on over the end of a page as one. */
export function joinPages(pages: Block[][]): Block[] {
  const blocks: Block[] = []
  for (const page of pages) {
    const [first, ...rest] = page
    const last = blocks.at(-1)
    const joined = first && last ? join(last, first) : null
    if (joined) blocks.splice(-1, 1, joined, ...rest)
    else blocks.push(...page)
  }
  return blocks
}

function join(last: Block, first: Block): Block | null {
  if (last.kind === 'paragraph' && first.kind === 'paragraph') {
    const goesOn = !/[.!?:;…]["”’»)]?$/.test(last.text) && /^\p{Ll}/u.test(first.text)
    return goesOn ? { ...last, text: `${last.text} ${first.text}` } : null
  }
  if (last.kind === 'list' && first.kind === 'list')
    return { ...last, items: [...last.items, ...first.items] }
  if (last.kind !== 'table' || first.kind !== 'table' || widthOf(last) !== widthOf(first)) return null
  const again = first.header?.join('\n') === last.header?.join('\n')
  return first.header && !again ? null : { ...last, rows: [...last.rows, ...first.rows] }
}

const widthOf = ({ header, rows }: Extract<Block, { kind: 'table' }>) => (header ?? rows[0] ?? []).length
