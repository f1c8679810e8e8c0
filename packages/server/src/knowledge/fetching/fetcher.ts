import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Outbound } from '../../platform/outbound/index.ts'
import { unfetchable } from './failures.ts'
import type { FetchResult, ValidatorsByUrl } from './fetch_result.ts'
import { createGet } from './get.ts'
import { type Clock, createHostQueue } from './host_queue.ts'
import { limits } from './limits.ts'
import { normalizeUrl } from './normalize_url.ts'
import { createFetchPage } from './page.ts'
import { createRobots } from './robots.ts'
import { robotName } from './robots_file.ts'
import { createSite, type Site, type SiteSettings } from './site.ts'
import { createFetchStyleSheet, type FetchStyleSheet } from './style_sheet.ts'

/** Brings the bytes of pages and sites. What fails does so as a `SourceFailure`. */
export interface Fetcher {
  page(url: string, known?: ValidatorsByUrl, signal?: AbortSignal): Promise<FetchResult>
  site(url: string, settings: SiteSettings, known?: ValidatorsByUrl, signal?: AbortSignal): Site
  styleSheet: FetchStyleSheet
}

interface FetcherOptions {
  outbound: Outbound
  now: () => Date
  sleep?: Clock['sleep']
  timeoutSeconds?: number
  /** Where whoever finds us in their log can see who we are. */
  publicUrl?: string
}

export function createFetcher(options: FetcherOptions): Fetcher {
  const { outbound, now, sleep = pause, timeoutSeconds = limits.timeoutSeconds, publicUrl } = options
  const turns = createHostQueue({ now, sleep })
  const get = createGet({ outbound, turns, timeoutSeconds, userAgent: userAgent(publicUrl), now, sleep })
  const robotsOf = createRobots(get, now)
  const fetchPage = createFetchPage(get, robotsOf)
  const nothing: ValidatorsByUrl = new Map()
  return {
    async page(written, known = nothing, signal) {
      const url = normalizeUrl(written)
      if (!url) throw unfetchable(written)
      return (await fetchPage(url, { known, admits: () => true, signal }))!
    },
    site: (url, settings, known = nothing, signal) =>
      createSite({ get, robotsOf, fetchPage }, { ...settings, url, known, signal }),
    styleSheet: createFetchStyleSheet(get, robotsOf),
  }
}

const pause = (ms: number, signal?: AbortSignal) => setTimeout(ms, undefined, { signal })

function userAgent(publicUrl: string | undefined): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  return `${robotName}/${version}${publicUrl ? ` (+${publicUrl})` : ''}`
}
