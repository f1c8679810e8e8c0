import type { HintedPage } from '../page_hints.ts'
import { pageRole } from './page_role.ts'

/** As often as agreement counts. */
const enough = 3

/** A footer says the same on every page of a site: there is no use in reading it a hundred times. */
export function withoutRepeats(pages: readonly HintedPage[]): HintedPage[] {
  const counts = new Map<string, number>()
  return pages.map((page) => {
    const { lines } = page.hints
    if (!lines) return page
    const isPlain = pageRole(page.url, page.title) === 'other'
    const kept = isPlain ? lines.filter((line) => (counts.get(line) ?? 0) < enough) : lines
    for (const line of new Set(lines)) counts.set(line, (counts.get(line) ?? 0) + 1)
    return kept.length === lines.length ? page : { ...page, hints: { ...page.hints, lines: kept } }
  })
}
