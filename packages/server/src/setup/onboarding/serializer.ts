import { OnboardingRun } from '@foyer/contract'
import { representation } from '../../platform/index.ts'
import type { OnboardingRunRow, Problem, RunSource } from './repository.ts'

const shown = representation(OnboardingRun)

export function represent(row: OnboardingRunRow) {
  const { sites, sources, pages } = row
  const surveyed = sites.reduce(
    (sum, site) => sum + (site.source_id === undefined ? (site.pages ?? 0) : 0),
    0,
  )
  return shown({
    ...row,
    websites: sites.map(({ url }) => url),
    source_ids: sources.map(({ id }) => id),
    pages: { read: pages.read, found: pages.found + surveyed },
    choice: row.status === 'waiting' ? choiceOf(row) : undefined,
    problems: problemsOf(row),
  })
}

/** One site after the other is asked for. */
export const undecidedSite = ({ sites }: OnboardingRunRow) => sites.find(({ decided }) => !decided)

function choiceOf(row: OnboardingRunRow) {
  const { url, pages = 0, parts = [] } = undecidedSite(row) ?? row.sites[0]!
  return { url, pages, parts }
}

/** What sources say about themselves is told in their own words, as long as they say it. */
function problemsOf({ sites, sources, problems }: OnboardingRunRow): Problem[] {
  const ofSources = sources.flatMap((source) => {
    const failure = source.error ?? foreseenFailure(source, sites)
    if (!failure) return []
    return [
      { step: 'sources' as const, source_id: source.id, ...(source.url && { url: source.url }), ...failure },
    ]
  })
  const ofSites = sites.flatMap(({ url, failure, source_id }) =>
    failure && source_id === undefined ? [{ step: 'choose_parts' as const, url, ...failure }] : [],
  )
  return [...ofSites, ...ofSources, ...problems]
}

/** A source that is tried again and again says nothing until it gives up; its site has failed already. */
const foreseenFailure = ({ id, status }: RunSource, sites: OnboardingRunRow['sites']) =>
  status === 'queued' || status === 'ingesting'
    ? sites.find(({ source_id }) => source_id === id)?.failure
    : undefined
