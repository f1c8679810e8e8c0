import { words } from '../language/index.ts'
import { plainOf, wordsIn } from '../text/plain.ts'
import type { ContentBlock } from '../text/sections.ts'
import { type PricedLine, pricedLine } from './priced_line.ts'
import { canBeName } from './service_name.ts'

const longestLine = 260

/** The lines of a list, or of a paragraph that is one, that name something and its price. */
export function pricedLines(block: ContentBlock, usual?: string): PricedLine[] {
  const lines = linesOf(block).filter((line) => line.length <= longestLine)
  const read = lines.flatMap((line) => pricedLine(line, usual) ?? [])
  const names = read.map(({ name }) => name)
  return (
    read
      // Two lines that only their length tells apart keep it: "Massage 30 min", "Massage 60 min".
      .map((line) =>
        line.name !== '' && names.filter((name) => name === line.name).length > 1
          ? { ...line, name: line.fullName }
          : line,
      )
  )
}

export const isNamed = ({ name }: PricedLine): boolean => canBeName(name) && wordsIn(name).length <= 8

/** A line that only says how much of the same: "60 minutes: £60", "Price: £45", "Long hair: £50". */
export const isVariant = ({ name }: PricedLine): boolean => {
  const plain = plainOf(name)
  return name === '' || words.rates.test(plain) || words.parts.test(plain)
}

function linesOf(block: ContentBlock): string[] {
  if (block.kind === 'list') return block.items.map(({ text }) => text)
  if (block.kind !== 'paragraph') return []
  const lines = block.text.split('\n')
  return lines.length > 1 ? lines : []
}
