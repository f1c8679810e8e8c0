import { normalizeStatement } from '../statement.ts'

/** Where a part of the knowledge stands: its source, and the headings above it, outermost first. */
export type OutlinePath = readonly [source: string, ...headings: string[]]

/** A passage as it was read: the outermost heading is the title of its page. */
export interface OutlinedPassage {
  source: string
  headings: readonly string[]
}

/**
 * As a reader needs them: a file by the title inside of it, no title twice, and the name that a site puts on all of its
 * pages not at all.
 */
export function outlinePaths(passages: readonly OutlinedPassage[]): OutlinePath[] {
  const pages = new Map(
    [...Map.groupBy(passages, ({ source }) => source)].map(([source, own]) => [source, pagesOf(source, own)]),
  )
  return passages.map(({ source, headings: [title, ...headings] }) => {
    const page = title === undefined ? undefined : pages.get(source)!.get(title)
    if (page === undefined) return [source, ...headings]
    return isFilename(source) ? [page, ...headings] : [source, page, ...headings]
  })
}

const isFilename = (title: string) => /^\S+\.\w{2,5}$/.test(title)

/** What each page is called below its source; nothing for one that is called like it. */
function pagesOf(source: string, passages: readonly OutlinedPassage[]): Map<string, string | undefined> {
  const titles = [...new Set(passages.flatMap(({ headings: [title] }) => title ?? []))]
  const siteName = siteNameOf(titles)
  return new Map(
    titles.map((title) => {
      const page = withoutSiteName(title, siteName)
      return [title, normalizeStatement(page) === normalizeStatement(source) ? undefined : page]
    }),
  )
}

export const titleOf = (path: OutlinePath): string => path.join(' › ')

const between = / [|–—·-] /

/** Fewer pages may have a part of their titles in common by chance. */
const fewestPages = 3

/** What most titles of a site begin or end with. */
function siteNameOf(titles: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const title of titles) for (const name of namesIn(title)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [name, count] = [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0])
  return count >= fewestPages && count > titles.length / 2 ? name : undefined
}

function namesIn(title: string): string[] {
  const parts = title.split(between)
  return parts.length < 2 ? [] : [...new Set([parts[0]!, parts.at(-1)!])]
}

function withoutSiteName(title: string, name: string | undefined): string {
  if (name === undefined || !namesIn(title).includes(name)) return title
  const rest = title.startsWith(name) ? title.slice(name.length) : title.slice(0, -name.length)
  return rest.replace(/^ [|–—·-] | [|–—·-] $/, '')
}
