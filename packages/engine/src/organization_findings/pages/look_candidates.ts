import { type Candidate, candidate } from '../candidate.ts'
import { colourOf, isAccent } from '../colour.ts'
import { namesOf } from '../names.ts'
import type { HintedPage } from '../page_hints.ts'
import { pageRole, roleWeight } from './page_role.ts'

/** What pages show of their organization: its name, its logo and its colours, what it is, and in which languages. */
export function lookCandidates(pages: readonly HintedPage[]): Candidate[] {
  return [
    ...namesOf(pages).map(({ name, page, weight }) =>
      candidate('name', name, { basis: 'page', page, weight }),
    ),
    ...pages.flatMap(({ url, title, hints }, page) => {
      const weight = roleWeight[pageRole(url, title)]
      return [
        ...(hints.logos ?? []).map((logo, place) =>
          candidate('logo', logo, { basis: 'page', page, weight: weight - place }),
        ),
        // Other pages describe themselves.
        ...(hints.description && pageRole(url, title) === 'home'
          ? [candidate('description', hints.description, { basis: 'page', page, weight })]
          : []),
      ]
    }),
    ...coloursOf(pages),
    ...languagesOf(pages),
  ]
}

const mostColours = 5

function coloursOf(pages: readonly HintedPage[]): Candidate[] {
  const scores = tally(pages, ({ hints }) =>
    [...new Set((hints.colours ?? []).flatMap((written) => colourOf(written) ?? []))]
      .filter(isAccent)
      .map((colour, place): [string, number] => [colour, 1 / (place + 1)]),
  )
  if (scores.names.length === 0) return []
  return [
    candidate('colours', scores.names.slice(0, mostColours), { basis: 'page', page: scores.page, weight: 1 }),
  ]
}

/** Regions make another language of few only. */
const languageOf = (tag: string) => (/^(?:pt|zh)-/.test(tag) ? tag : tag.replace(/-.*$/s, '')).slice(0, 35)
const isTag = (tag: string) => /^[a-z]{2,3}(?:-[A-Za-z0-9-]+)?$/.test(tag)
const mostLanguages = 20

function languagesOf(pages: readonly HintedPage[]): Candidate[] {
  const scores = tally(pages, ({ hints }) => [
    ...(hints.language && isTag(hints.language) ? [[languageOf(hints.language), 1] as [string, number]] : []),
    ...(hints.alternates ?? []).filter(isTag).map((tag): [string, number] => [languageOf(tag), 0.01]),
  ])
  if (scores.names.length === 0) return []
  return [
    candidate('languages', scores.names.slice(0, mostLanguages), {
      basis: 'page',
      page: scores.page,
      weight: 1,
    }),
  ]
}

/** Names by what all pages give for them, and the first page that gives something. */
function tally(
  pages: readonly HintedPage[],
  scoresOf: (page: HintedPage) => [name: string, score: number][],
) {
  const totals = new Map<string, number>()
  let first = -1
  for (const [page, each] of pages.entries())
    for (const [name, score] of scoresOf(each)) {
      totals.set(name, (totals.get(name) ?? 0) + score)
      if (first === -1) first = page
    }
  const names = [...totals].toSorted(([, one], [, other]) => other - one).map(([name]) => name)
  return { names, page: first }
}
