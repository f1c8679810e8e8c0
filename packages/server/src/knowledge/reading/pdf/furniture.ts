import type { Line } from './line.ts'
import type { Page } from './page.ts'

const edgeLines = 3
const edgeShare = 0.14

/** Takes away what pages repeat at their top and bottom, page numbers, and tables of contents. */
export function withoutFurniture(pages: Page[]): Line[][] {
  const seen = new Map<string, number>()
  for (const page of pages)
    for (const key of new Set(edgesOf(page).flatMap(keysOf))) seen.set(key, (seen.get(key) ?? 0) + 1)
  const kept = new Set<string>()
  return pages.map((page) => {
    const edges = new Set(edgesOf(page))
    return page.lines.filter((line) => {
      if (isEntry(line) || (edges.has(line) && pages.length > 1 && isPageNumber(line))) return false
      const repeated = edges.has(line) && keysOf(line).some((key) => seen.get(key)! > 1)
      return !repeated || isFirstRow(line, kept)
    })
  })
}

/** The names of a table's columns stand on each of its pages: they are needed once. */
function isFirstRow(line: Line, kept: Set<string>): boolean {
  if (line.cells.length < 2 || /\d/.test(line.text) || kept.has(line.text)) return false
  kept.add(line.text)
  return true
}

function edgesOf({ lines, height }: Page): Line[] {
  const sorted = lines.toSorted((one, other) => one.y - other.y)
  const top = sorted.slice(0, edgeLines).filter(({ y }) => y < height * edgeShare)
  const bottom = sorted.slice(-edgeLines).filter(({ y }) => y > height * (1 - edgeShare))
  return [...top, ...bottom]
}

/** The same text at the same place; or with one number in it that grows with the page. */
function keysOf({ text, y, size, page }: Line): string[] {
  const place = `${Math.round(y / 4)} ${Math.round(size)}`
  const numbers = [...text.matchAll(/\d{1,4}/g)].slice(0, 4)
  const counted = numbers.map(({ 0: number, index }) => {
    const rest = `${text.slice(0, index)}#${text.slice(index + number.length)}`
    return `${place} ${Number(number) - page} ${rest}`
  })
  return [`${place} ${text}`, ...counted]
}

const isPageNumber = ({ text }: Line) =>
  text.length < 40 &&
  /^\W*(page|seite|p\.|s\.)?\s*(\d{1,4}|[ivxlc]{1,6})(\s*(of|von|\/|-)\s*\d{1,4})?\W*$/i.test(text)

/** Of a table of contents: dots that lead to a page. */
const isEntry = ({ text }: Line) => /(\. ?){6,}\s*[\divxlc]*\s*$/i.test(text.slice(-100))
