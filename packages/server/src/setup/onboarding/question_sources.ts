import type { OnboardingQuestion } from '@foyer/contract'
import type { Static } from 'typebox'
import { type Check, listCitedPages } from '../../knowledge/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import * as repository from './questions_repository.ts'

type Sources = Static<typeof OnboardingQuestion>['sources']

/** Of each check, what its reply is from: the page where there is one, else the source. */
export async function sourcesOf(db: Queryable, checks: readonly (Check | null)[]): Promise<Sources[]> {
  const cited = checks.map((check) => (check?.answer === undefined ? [] : citedIn(check)))
  const idsOf = (wanted: string) => cited.flat().flatMap(({ kind, id }) => (kind === wanted ? [id] : []))
  const [pages, titles] = await Promise.all([
    listCitedPages(db, { facts: idsOf('fact'), passages: idsOf('passage') }),
    repository.listSourceTitles(
      db,
      cited.flat().map(({ source_id }) => source_id),
    ),
  ])
  const pageOf = new Map(pages.map((page) => [`${page.kind} ${page.id}`, page]))
  const titleOf = new Map(titles.map((source) => [source.id, source]))
  return cited.map((evidence) =>
    evidence.flatMap(({ kind, id, source_id }) => {
      const source = titleOf.get(source_id)
      if (!source) return []
      const page = pageOf.get(`${kind} ${id}`)
      const url = page?.url ?? source.url
      return [{ source_id, title: (page?.title ?? source.title).slice(0, 200), ...(url && { url }) }]
    }),
  )
}

/** The best evidence of each source that the reply is from. */
function citedIn({ source_ids = [], reachable }: Check) {
  return source_ids.map((source_id) => {
    const best = reachable.find((evidence) => evidence.source_id === source_id)
    return { kind: best?.kind, id: best?.id ?? 0, source_id }
  })
}
