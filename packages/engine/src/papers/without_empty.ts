import { emptyMark, filledMark } from './fill.ts'

const marks = new RegExp(`[${filledMark}${emptyMark}]`, 'g')
const isHollow = (text: string): boolean => text.includes(emptyMark) && !text.includes(filledMark)

/** A line that only waited for an answer is left out, and so is a heading that nothing stands under any more. */
export function markdownWithoutEmpty(text: string): string {
  const lines = text.split('\n').filter((line) => levelOf(line) > 0 || !isHollow(line))
  const kept = lines.filter((line, at) => levelOf(line) === 0 || hasSomethingUnder(lines, at))
  return `${kept
    .map((line) => (levelOf(line) > 0 ? line.replace(danglingEnd, '') : line))
    .join('\n')
    .replaceAll(marks, '')
    .replaceAll(tableWithoutRows, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/** Its heads, and the line below them. */
const tableWithoutRows = /^ {0,3}\|.*\|[ \t]*\n {0,3}\|[-:| \t]+\|[ \t]*(?:\n(?! {0,3}\|)|$(?!\n))/gm

/** "Outline for" nobody: a heading ends before the word that led to what is missing. */
const danglingWord = String.raw`(?:[\s,:–-]+(?:for|from|by|of|with|für|von|an|mit))?[\s,:–-]*`
const danglingEnd = new RegExp(`${danglingWord}${emptyMark}\\s*$`, 'iu')
const danglingInHtml = new RegExp(`${danglingWord}${emptyMark}\\s*(?=</h[1-6]>)`, 'giu')

const levelOf = (line: string): number => /^ {0,3}(#{1,6})(?=\s|$)/.exec(line)?.[1]?.length ?? 0

/** Up to the next heading that is not below it. */
function hasSomethingUnder(lines: readonly string[], at: number): boolean {
  const level = levelOf(lines[at]!)
  for (const line of lines.slice(at + 1)) {
    const next = levelOf(line)
    if (next > 0 && next <= level) return false
    if (next === 0 && line.trim() !== '') return true
  }
  return false
}

const hollowElement = new RegExp(
  `<(p|li|dd|td|div|span|blockquote)(?:\\s[^<>]*)?>[^<]*${emptyMark}[^<]*</\\1>\\s*`,
  'gi',
)
/** What was written to go as a whole: a row of a table, or a part of the page. */
const hollowPart =
  /<(tr|section|article)(?:\s[^<>]*)?>(?:(?!<(?:tr|section|article)[\s>])[\s\S])*?<\/\1>\s*/gi
const emptyTable = /<table(?:\s[^<>]*)?>\s*(?:<t(head|body)(?:\s[^<>]*)?>\s*<\/t\1>\s*)*<\/table>\s*/gi
const emptyList = /<(ul|ol|dl)(?:\s[^<>]*)?>\s*<\/\1>\s*/gi
const heading = /<h([1-6])(?:\s[^<>]*)?>[\s\S]*?<\/h\1>\s*/gi

/** The same for HTML: elements that only waited for an answer, lists without items, headings over nothing. */
export function htmlWithoutEmpty(text: string): string {
  const lean = text
    .replaceAll(danglingInHtml, '')
    .replaceAll(hollowPart, (part) => (isHollow(part) ? '' : part))
    .replaceAll(hollowElement, (element) => (isHollow(element) ? '' : element))
    .replaceAll(emptyList, '')
    .replaceAll(emptyTable, '')
  return lean
    .replaceAll(heading, (whole, level, at) =>
      isOverNothing(lean.slice(at + whole.length), level) ? '' : whole,
    )
    .replaceAll(marks, '')
}

/** What follows is the next heading that is not below it, the end of what it stands in, or the end. */
function isOverNothing(rest: string, level: string): boolean {
  const next = rest.trimStart()
  return (
    next === '' ||
    new RegExp(`^(?:<h[1-${level}][\\s>]|</(?:section|article|main|body|html|div)>)`, 'i').test(next)
  )
}
