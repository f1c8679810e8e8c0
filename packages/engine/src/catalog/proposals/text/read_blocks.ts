import { words } from '../language/index.ts'
import { findPrices } from '../prices/find_prices.ts'
import { plainOf, wordsIn } from './plain.ts'
import type { ListItem, TextBlock } from './text_block.ts'

const longestHeading = 70
const mostHeadingWords = 9
const item = /^(\s*)(?:-|\d{1,3}\.)\s+(.*)$/

/** The blocks of a passage's text, in its order, without buttons. */
export function readBlocks(text: string): TextBlock[] {
  const chunks = text
    .split(/\n{2,}/)
    .map((chunk) => chunk.replaceAll(/[\u00a0\u202f\u2009]/g, ' ').trim())
    .filter((chunk) => chunk !== '' && !words.calls.test(plainOf(chunk).replace(/[\s.!→»›>]+$/u, '')))
  const again = repeated(chunks)
  return withHeadings(chunks.filter((chunk) => !again.has(chunk)).map(blockOf))
}

/** A short line that comes back is a button or a ribbon; a price may come back. */
function repeated(chunks: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(
    chunks.filter((chunk) => {
      const isAgain = seen.has(chunk)
      seen.add(chunk)
      return isAgain && chunk.length <= longestHeading && !/\d/.test(chunk)
    }),
  )
}

function blockOf(chunk: string): TextBlock {
  const lines = chunk.split('\n').filter((line) => line.trim() !== '')
  if (lines.every((line) => line.includes(' | ')))
    return { kind: 'table', rows: lines.map((line) => line.split(' | ').map((cell) => cell.trim())) }
  const items = lines.map(itemOf)
  if (items.every((each) => each !== null)) return { kind: 'list', items }
  return { kind: 'paragraph', text: chunk }
}

function itemOf(line: string): ListItem | null {
  const [, indent, text] = item.exec(line) ?? []
  return text === undefined ? null : { text: text.trim(), depth: (indent ?? '').length / 2 }
}

/**
 * Small sections are stored together, with their headings as lines between them. A short line above something is one of
 * them, unless it is the second of two, or the only one and above all the rest: that is a line below the real heading.
 */
function withHeadings(blocks: readonly TextBlock[]): TextBlock[] {
  const isHeading: boolean[] = []
  blocks.forEach((block, at) => {
    isHeading[at] = at < blocks.length - 1 && !isHeading[at - 1] && canBeHeading(block)
  })
  const only = isHeading.filter(Boolean).length === 1
  return blocks.map((block, at) =>
    block.kind === 'paragraph' && isHeading[at] && !(only && at === 0)
      ? { kind: 'heading', text: block.text }
      : block,
  )
}

function canBeHeading(block: TextBlock): boolean {
  if (block.kind !== 'paragraph') return false
  const { text } = block
  if (text.includes('\n') || text.length > longestHeading || /[.!:;,]$/.test(text)) return false
  if (!/^[\p{Lu}\p{N}„“"«#]/u.test(text) || !/\p{L}/u.test(text)) return false
  const [price] = findPrices(text)
  // "Basic check – £45" names something; "Price: from £45 per month" does not.
  const named = price && plainOf(text.slice(0, price.start)).replace(/[\s:–—-]+$/u, '')
  if (named !== undefined && (named.length < 3 || words.rates.test(named) || words.parts.test(named)))
    return false
  return wordsIn(text).length <= mostHeadingWords && !words.onRequest.test(plainOf(text))
}
