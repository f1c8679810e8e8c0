import type { KnowledgeTask } from '../equipment.ts'
import type { FetchedBytes } from '../fetching/fetch_result.ts'
import { normalizeUrl } from '../fetching/normalize_url.ts'
import type { Site } from '../fetching/site.ts'
import { SourceFailure } from '../reading/failure.ts'

/** How large a site is, before it is read. */
export interface SiteSurvey {
  pages: number
  /** By the next part of the path after where the site starts, the largest first. */
  parts: { path: string; pages: number }[]
}

/** As many as a source can read. */
const mostPages = 5000
const mostParts = 50

type Surveyor = Pick<KnowledgeTask, 'fetcher' | 'reader' | 'stopping' | 'tenant'>

/** Counts the pages that the sitemaps and the first page lead to. Only the first page is read. */
export async function surveySite(work: Surveyor, url: string): Promise<SiteSurvey> {
  const settings = { max_pages: mostPages, include: [], exclude: [] }
  const site = work.fetcher.site(url, settings, new Map(), work.stopping)
  const first = await site.next()
  if (first?.state === 'fetched') await reportLinks(work, site, first)
  const addresses = await site.addresses()
  return { pages: addresses.length + 1, parts: partsOf(addresses, folderOf(url)) }
}

/** A first page without text may still have a sitemap beside it. */
async function reportLinks({ reader, stopping, tenant }: Surveyor, site: Site, page: FetchedBytes) {
  try {
    const { links, nofollow, canonical } = await reader.read(page, stopping, tenant.organization_id)
    await site.report(page.url, { links: nofollow ? [] : links.map((link) => link.url), canonical })
  } catch (error) {
    // A first page without text may still belong to a site with many pages.
    if (!(error instanceof SourceFailure)) throw error
  }
}

const folderOf = (url: string) =>
  new URL(normalizeUrl(url) ?? url).pathname.split('/').filter((part) => part !== '' && !part.includes('.'))

export function partsOf(addresses: readonly string[], folder: readonly string[]): SiteSurvey['parts'] {
  const counts = new Map<string, number>()
  for (const address of addresses) {
    const segments = new URL(address).pathname.split('/').filter((segment) => segment !== '')
    if (segments.length <= folder.length) continue
    const path = `/${segments.slice(0, folder.length + 1).join('/')}`
    counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  return [...counts]
    .map(([path, pages]) => ({ path, pages }))
    .toSorted((one, other) => other.pages - one.pages)
    .slice(0, mostParts)
}
