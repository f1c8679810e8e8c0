import type { IncomingHttpHeaders } from 'node:http'
import { isUnread } from './content_type.ts'
import { disallowed, failureOfStatus, tooLarge, unreadFormat } from './failures.ts'
import type { FetchResult, Validators, ValidatorsByUrl } from './fetch_result.ts'
import { filenameOf } from './filename.ts'
import { follow } from './follow.ts'
import { type Get, type HttpContent, isContent } from './get.ts'
import { limits } from './limits.ts'
import type { RobotsOf } from './robots.ts'

interface PageOptions {
  known: ValidatorsByUrl
  /** Asked of every address on the way; where it says no, the page is given up for null. */
  admits: (url: string) => boolean
  signal?: AbortSignal
}

export type FetchPage = (url: string, options: PageOptions) => Promise<FetchResult | null>

/** robots.txt is obeyed at every address on the way, also for a page that its owner named. */
export function createFetchPage(get: Get, robotsOf: RobotsOf): FetchPage {
  return async (start, { known, admits, signal }) => {
    const end = await follow(start, async (url) => {
      if (!admits(url)) return null
      const robots = await robotsOf(url, signal)
      const rule = robots.against(pathOf(url))
      if (rule) throw disallowed(url, rule)
      const { crawlDelaySeconds } = robots
      // Validators belong to the address that sent them.
      const headers = conditions(known.get(url))
      return get(url, { maxBytes: limits.bodyBytes, headers, wants, crawlDelaySeconds, signal })
    })
    return end && fetchedOf(end.url, end.answer, known)
  }
}

/** As robots.txt sees it. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** What will not be kept is not even read: media, and what says itself that it is too large. */
const wants = (headers: IncomingHttpHeaders) =>
  !isUnread(headers['content-type'] ?? '') && Number(headers['content-length'] ?? 0) <= limits.bodyBytes

function fetchedOf(url: string, answer: HttpContent, known: ValidatorsByUrl): FetchResult {
  const { status, headers, bytes, cut } = answer
  const contentType = headers['content-type']?.slice(0, 200) ?? null
  // A 304 to a request without a condition has no content that we know.
  if (status === 304 && known.has(url)) return { state: 'unchanged', url }
  if (!isContent(status)) throw failureOfStatus(url, status)
  if (contentType && isUnread(contentType)) throw unreadFormat(url, contentType)
  if (cut) throw tooLarge(url)
  const filename = filenameOf(url, headers['content-disposition'])
  return { state: 'fetched', url, contentType, filename, bytes, validators: validatorsOf(headers) }
}

function conditions(validators: Validators | undefined): Record<string, string> {
  return {
    ...(validators?.etag && { 'if-none-match': validators.etag }),
    ...(validators?.last_modified && { 'if-modified-since': validators.last_modified }),
  }
}

const longestValidator = 500

/** They are stored and sent back as they are, so only plain ones are taken. */
function validatorsOf(headers: IncomingHttpHeaders): Validators {
  const plain = (value: string | undefined) =>
    value !== undefined && value.length <= longestValidator && /^[\x20-\x7e]+$/.test(value) ? value : null
  return { etag: plain(headers.etag), last_modified: plain(headers['last-modified']) }
}
