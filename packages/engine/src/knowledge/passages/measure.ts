import type { Block } from '../document.ts'

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu

/** How many words a reader would say; in scripts without spaces, two signs are about one. */
export function wordCount(text: string): number {
  const signs = text.match(unspaced)?.length ?? 0
  const words = text.replaceAll(unspaced, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
  return words + Math.ceil(signs / 2)
}

/** Code is looked at, not read: it counts for a part of its words. */
const codeShare = 0.25

export function blockWords(block: Block): number {
  switch (block.kind) {
    case 'list':
      return sum(block.items.map(({ text }) => wordCount(text)))
    case 'table':
      return sum([...(block.header ? [block.header] : []), ...block.rows].flat().map(wordCount))
    case 'code':
      return Math.ceil(wordCount(block.text) * codeShare)
    default:
      return wordCount(block.text)
  }
}

export const blocksWords = (blocks: Block[]): number => sum(blocks.map(blockWords))

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
