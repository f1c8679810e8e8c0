import type { Block } from '../document.ts'

/** A passage as a person reads it. */
export const passageText = (blocks: Block[]): string => blocks.map(textOf).join('\n\n')

function textOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return listText(block)
    case 'table':
      return [...(block.header ? [block.header] : []), ...block.rows].map((row) => row.join(' | ')).join('\n')
    default:
      return block.text
  }
}

function listText({ ordered, items }: Extract<Block, { kind: 'list' }>): string {
  let number = 0
  const lines = items.map(({ text, depth }) => {
    if (depth === 0) number += 1
    const sign = ordered && depth === 0 ? `${number}.` : '-'
    return `${'  '.repeat(depth)}${sign} ${text}`
  })
  return lines.join('\n')
}
