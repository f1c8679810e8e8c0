import { SourceFailure } from '../reading/failure.ts'
import { follow } from './follow.ts'
import { type Get, isContent } from './get.ts'
import { limits } from './limits.ts'
import { normalizeUrl } from './normalize_url.ts'
import { pathOf } from './page.ts'
import type { RobotsOf } from './robots.ts'
import { isSameSite } from './scope.ts'

/** The beginning of a style sheet of a page's own site; null where it cannot be had. A page is complete without it. */
export type FetchStyleSheet = (url: string, page: string, signal?: AbortSignal) => Promise<Buffer | null>

export function createFetchStyleSheet(get: Get, robotsOf: RobotsOf): FetchStyleSheet {
  return async (written, page, signal) => {
    const start = normalizeUrl(written)
    if (!start) return null
    try {
      const end = await follow(start, async (url) => {
        if (!isSameSite(page, url)) return null
        const robots = await robotsOf(url, signal)
        if (robots.against(pathOf(url))) return null
        const { crawlDelaySeconds } = robots
        return get(url, { maxBytes: limits.styleSheetBytes, wants, crawlDelaySeconds, signal })
      })
      return end && isContent(end.answer.status) && wants(end.answer.headers) ? end.answer.bytes : null
    } catch (error) {
      if (error instanceof SourceFailure) return null
      throw error
    }
  }
}

const wants = (headers: { 'content-type'?: string }) => /^\s*text\/css\b/i.test(headers['content-type'] ?? '')
