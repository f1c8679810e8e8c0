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
    .map((chunk) => chunk.replaceAll(/[\u00a0\u202f\u2009]/g, ' '))
    .filter((chunk) => chunk.trim() !== '' && !isCall(chunk))
  const again = repeated(chunks)
  return withHeadings(chunks.filter((chunk) => !again.has(chunk)).flatMap(blocksOf))
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

const isCall = (chunk: string): boolean =>
  chunk.length <= longestHeading &&
  words.calls.test(
    plainOf(chunk)
      .replace(/[\s.!→»›>]+$/u, '')
      .trim(),
  )

/** A paragraph whose first line names what the next one prices is a heading and its text. */
function blocksOf(chunk: string): TextBlock[] {
  const block = blockOf(chunk)
  if (block.kind !== 'paragraph') return [block]
  const [first = '', second, ...more] = block.text.split('\n')
  const [price] = second === undefined ? [] : findPrices(second)
  if (second === undefined || !price || price.start > 2 || findPrices(first).length > 0 || !isNameLine(first))
    return [block]
  return [
    { kind: 'heading', text: first.trim() },
    { kind: 'paragraph', text: [second, ...more].join('\n') },
  ]
}

function blockOf(chunk: string): TextBlock {
  const lines = chunk.split('\n').filter((line) => line.trim() !== '')
  if (lines.every((line) => line.includes(' | ')))
    return { kind: 'table', rows: lines.map((line) => line.split(' | ').map((cell) => cell.trim())) }
  const items = lines.map(itemOf)
  if (items.every((each) => each !== null)) return { kind: 'list', items }
  return { kind: 'paragraph', text: chunk.trim() }
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
    isHeading[at] =
      at < blocks.length - 1 &&
      !isHeading[at - 1] &&
      blocks[at - 1]?.kind !== 'heading' &&
      canBeHeading(block)
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
  if (!isNameLine(text)) return false
  const [price] = findPrices(text)
  // "Basic check – £45" names something; "Price: from £45 per month" does not.
  const named = price && plainOf(text.slice(0, price.start)).replace(/[\s:–—-]+$/u, '')
  if (named !== undefined && (named.length < 3 || words.rates.test(named) || words.parts.test(named)))
    return false
  return !words.onRequest.test(plainOf(text))
}

const clock = /\d{1,2}[:.]\d{2}(?!\d)|\d ?(?:am|pm|uhr)(?![\p{L}])/u
const weekday =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|täglich|daily)(?![\p{L}])/u

/** Short, and neither a sentence, a line that goes on from the one above, nor a time. */
function isNameLine(line: string): boolean {
  const plain = plainOf(line.trim())
  if (line.includes('\n') || line.length > longestHeading || /[.!:;,]$/.test(line)) return false
  if (!/^[\p{Lu}\p{N}„“"«#]/u.test(line) || !/\p{L}/u.test(line)) return false
  if (
    (words.sentenceStarts.test(plain) && !isKnownHeading(plain)) ||
    clock.test(plain) ||
    weekday.test(plain)
  )
    return false
  return wordsIn(line).length <= mostHeadingWords
}

/** "Our services" opens as a sentence does. */
const isKnownHeading = (plain: string): boolean =>
  [words.offers, words.prices, words.elsewhere, words.people, words.hours].some((pattern) =>
    pattern.test(plain),
  )
