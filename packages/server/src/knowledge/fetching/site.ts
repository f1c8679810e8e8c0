import { setImmediate } from 'node:timers/promises'
import { SourceFailure } from '../reading/failure.ts'
import { redirectedElsewhere, siteUnavailable, unfetchable } from './failures.ts'
import type { FetchResult, SitePage, ValidatorsByUrl } from './fetch_result.ts'
import { createFrontier } from './frontier.ts'
import type { Get } from './get.ts'
import { limits } from './limits.ts'
import { normalizeUrl } from './normalize_url.ts'
import { type FetchPage, pathOf } from './page.ts'
import type { RobotsOf } from './robots.ts'
import { createScope, isSameSite, mayBeTwins, type Scope } from './scope.ts'
import { listedPages } from './sitemaps.ts'

/**
 * A site, page by page: the start, what it links to, what the sitemaps list, and then what each page links to, always
 * in the same order. Whoever takes a page reads it, and says what it found there before taking the next.
 */
export interface Site {
  /** Null after the last page. Throws when the first page fails, or the whole site does. */
  next(): Promise<SitePage | null>
  /**
   * What was found on a page. For one that is unchanged, or failed for now, what was found the last time: else all that
   * it leads to would seem to be gone. Gives the address of the page that was read before it and is the same one.
   */
  report(url: string, reading: PageReading): Promise<string | null>
  /** How many pages there will be, as far as it is known by now. */
  readonly total: number
  /** The pages that are known and were not taken, those of the sitemaps included. None before the first page. */
  addresses(): Promise<string[]>
}

export interface PageReading {
  links: readonly string[]
  /** What the page says its right address is. */
  canonical: string | null
}

export interface SiteSettings {
  max_pages: number
  include: readonly string[]
  exclude: readonly string[]
}

interface SiteOptions extends SiteSettings {
  url: string
  known: ValidatorsByUrl
  signal?: AbortSignal
}

interface Tools {
  get: Get
  robotsOf: RobotsOf
  fetchPage: FetchPage
}

/** What stands on every page, as a menu does, is looked at once; of a hostile site, no more is remembered than this. */
const mostRemembered = 20_000
const absolute = /^https?:/

/** Links are looked at in portions, so that nobody waits for a page with very many. */
const portion = 25

export function createSite({ get, robotsOf, fetchPage }: Tools, options: SiteOptions): Site {
  const { url: written, known, signal, max_pages } = options
  // Beside the pages there are addresses that turn out to be none: redirects, pictures, twins.
  const frontier = createFrontier(2 * max_pages + 100)
  const read = new Map<string, string>()
  const offered = new Set<string>()
  let scope: Scope | null = null
  let listed = false
  let pages = 0
  let failedInARow = 0

  async function first(): Promise<FetchResult> {
    const start = normalizeUrl(written)
    if (!start) throw unfetchable(written)
    const through: string[] = []
    const admits = (url: string) => {
      if (!isSameSite(start, url)) throw redirectedElsewhere(start, url)
      through.push(url)
      return true
    }
    const page = (await fetchPage(start, { known, admits, signal }))!
    scope = createScope({ ...options, start, through })
    for (const url of through) frontier.claim(url)
    return page
  }

  /** Null for an address that is no page of its own. */
  async function visit(url: string, scope: Scope): Promise<SitePage | null> {
    // A redirect claims where it leads, so that no page is read by two addresses.
    const admits = (hop: string) => hop === url || (scope.admits(hop) !== null && frontier.claim(hop))
    try {
      return await fetchPage(url, { known, admits, signal })
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      if (error.code === 'unsupported_format' || error.code === 'robots_disallowed') return null
      return { state: 'failed', url, failure: error }
    }
  }

  function count(page: SitePage): SitePage {
    pages += 1
    const failure = page.state === 'failed' ? page.failure : null
    if (!failure) read.set(page.url, page.url)
    // A lasting failure, such as 404, says nothing about the health of the site.
    failedInARow = failure && !failure.lasting ? failedInARow + 1 : 0
    if (failure && failedInARow >= limits.failuresInARow) throw siteUnavailable(failure)
    return page
  }

  /** From now on a page stands for what it says its right address is, unless that was read. */
  function twinOf(url: string, canonical: string, scope: Scope): string | null {
    const right = scope.admits(canonical, url)
    if (!right || right === url || !mayBeTwins(url, right)) return null
    const before = read.get(right)
    if (before) return before
    frontier.claim(right)
    read.set(right, url)
    return null
  }

  async function offer(links: Iterable<string> | AsyncIterable<string>, scope: Scope, from?: string) {
    if (frontier.full) return
    const robots = await robotsOf(scope.home, signal)
    let seen = 0
    for await (const link of links) {
      if (offered.has(link)) continue
      if (offered.size < mostRemembered && absolute.test(link)) offered.add(link)
      const url = scope.admits(link, from)
      if (url && !robots.against(pathOf(url))) frontier.offer(url)
      if (frontier.full) return
      seen += 1
      if (seen % portion === 0) await setImmediate()
    }
  }

  async function list(scope: Scope) {
    listed = true
    const { home } = scope
    const robots = await robotsOf(home, signal)
    await offer(listedPages({ get, robots, home, known: known.keys(), signal }), scope)
  }

  return {
    async next() {
      if (!scope) return count(await first())
      if (!listed) await list(scope)
      while (pages < max_pages) {
        const url = frontier.next()
        if (!url) return null
        const page = await visit(url, scope)
        if (page) return count(page)
      }
      return null
    },
    async report(url, { links, canonical }) {
      if (!scope) return null
      const twin = canonical && twinOf(url, canonical, scope)
      if (twin) return twin
      await offer(links.slice(0, limits.linksPerPage), scope, url)
      return null
    },
    get total() {
      return Math.min(max_pages, pages + frontier.waiting)
    },
    async addresses() {
      if (scope && !listed) await list(scope)
      return frontier.addresses()
    },
  }
}
