/** Markdown as the agent writes it (briefs, recaps, answers), cut into blocks. */

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph' | 'code'; text: string }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; header: string[]; rows: string[][] }
  | { kind: 'rule' }

/** Takes what it understands from the beginning of the lines; null when they begin with something else. */
type Reader = (lines: string[]) => { block: Block; taken: number } | null

const item = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/
const tableRule = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/

const readers: Reader[] = [readCode, readHeading, readRule, readQuote, readTable, readList]

export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let lines = text.replaceAll('\r\n', '\n').split('\n')
  while (lines.length > 0) {
    if (lines[0]!.trim() === '') {
      lines = lines.slice(1)
      continue
    }
    const { block, taken } = readBlock(lines) ?? readParagraph(lines)
    blocks.push(block)
    lines = lines.slice(taken)
  }
  return blocks
}

function readBlock(lines: string[]) {
  for (const read of readers) {
    const found = read(lines)
    if (found) return found
  }
  return null
}

function readParagraph(lines: string[]): { block: Block; taken: number } {
  let taken = 1
  while (taken < lines.length && lines[taken]!.trim() !== '' && !readBlock(lines.slice(taken))) taken++
  const text = lines
    .slice(0, taken)
    .map((line) => line.trim())
    .join('\n')
  return { block: { kind: 'paragraph', text }, taken }
}

function readHeading([line]: string[]): ReturnType<Reader> {
  const match = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line!)
  return match && { block: { kind: 'heading', level: match[1]!.length, text: match[2]! }, taken: 1 }
}

function readRule([line]: string[]): ReturnType<Reader> {
  return /^\s*([-*_])(\s*\1){2,}\s*$/.test(line!) ? { block: { kind: 'rule' }, taken: 1 } : null
}

function readCode(lines: string[]): ReturnType<Reader> {
  if (!lines[0]!.startsWith('```')) return null
  const end = lines.findIndex((line, at) => at > 0 && line.startsWith('```'))
  const last = end < 0 ? lines.length : end
  return { block: { kind: 'code', text: lines.slice(1, last).join('\n') }, taken: last + 1 }
}

function readQuote(lines: string[]): ReturnType<Reader> {
  const taken = countWhile(lines, (line) => line.startsWith('>'))
  if (taken === 0) return null
  const inner = lines.slice(0, taken).map((line) => line.replace(/^> ?/, ''))
  return { block: { kind: 'quote', blocks: parseBlocks(inner.join('\n')) }, taken }
}

function readTable(lines: string[]): ReturnType<Reader> {
  if (!lines[0]!.includes('|') || !tableRule.test(lines[1] ?? '')) return null
  const taken = 2 + countWhile(lines.slice(2), (line) => line.includes('|'))
  const rows = lines.slice(2, taken).map(cellsOf)
  return { block: { kind: 'table', header: cellsOf(lines[0]!), rows }, taken }
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** An item goes on with the lines that are indented deeper than its mark. */
function readList(lines: string[]): ReturnType<Reader> {
  const first = item.exec(lines[0]!)
  if (!first) return null
  const indent = first[1]!.length
  const ordered = /\d/.test(first[2]!)
  const items: string[][] = []
  let taken = 0
  for (const line of lines) {
    const match = item.exec(line)
    if (match && match[1]!.length <= indent) {
      if (/\d/.test(match[2]!) !== ordered) break
      items.push([match[3]!])
    } else if (/^\s{2,}\S/.test(line)) items.at(-1)!.push(line.replace(/^\s{1,4}/, ''))
    else break
    taken++
  }
  const block: Block = { kind: 'list', ordered, items: items.map((each) => parseBlocks(each.join('\n'))) }
  return { block, taken }
}

function countWhile(lines: string[], fits: (line: string) => boolean): number {
  const end = lines.findIndex((line) => !fits(line))
  return end < 0 ? lines.length : end
}
