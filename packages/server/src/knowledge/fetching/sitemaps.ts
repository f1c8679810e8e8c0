import { SourceFailure } from '../reading/failure.ts'
import { decode, isGzip } from './content_encoding.ts'
import { failureOfStatus } from './failures.ts'
import { follow } from './follow.ts'
import { type Get, isContent } from './get.ts'
import { limits } from './limits.ts'
import { normalizeUrl } from './normalize_url.ts'
import type { RobotsFile } from './robots_file.ts'
import { isSameSite } from './scope.ts'
import { locationsIn } from './sitemap_file.ts'

interface SitemapOptions {
  get: Get
  robots: RobotsFile
  /** The site's own origin. Sitemaps of other sites are not read. */
  home: string
  /** The pages that were there the last time. */
  known: Iterable<string>
  signal?: AbortSignal
}

/** The pages that a site's sitemaps list: those that robots.txt names, or else the one at the usual place. */
export async function* listedPages(options: SitemapOptions): AsyncGenerator<string> {
  const { robots, home, known } = options
  const files = new Set<string>()
  const add = (written: string, from: string) => {
    const url = normalizeUrl(written, from)
    if (url && files.size < limits.sitemapFiles) files.add(url)
  }
  const usual = robots.against('/sitemap.xml') ? [] : ['/sitemap.xml']
  for (const file of robots.sitemaps.length > 0 ? robots.sitemaps : usual) add(file, home)

  let listed = 0
  // A set gives what is added to it on the way: a sitemap that lists itself is read once.
  for (const file of files) {
    const bytes = await load(file, options)
    // The pages that only this sitemap lists are not gone because it cannot be had for now.
    if (!bytes) yield* known
    for await (const { kind, url } of locationsIn(bytes ?? Buffer.alloc(0))) {
      listed += 1
      if (listed > limits.sitemapUrls) return
      if (kind === 'url') yield url
      else add(url, file)
    }
  }
}

/** One that is not there lists nothing; null for one that cannot be had for now. */
async function load(file: string, options: SitemapOptions): Promise<Buffer | null> {
  try {
    return await bytesOf(file, options)
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    return error.lasting ? Buffer.alloc(0) : null
  }
}

async function bytesOf(file: string, { get, robots, home, signal }: SitemapOptions): Promise<Buffer> {
  const maxBytes = limits.sitemapBytes
  const { crawlDelaySeconds } = robots
  const end = await follow(file, async (url) =>
    isSameSite(home, url) ? get(url, { maxBytes, crawlDelaySeconds, signal }) : null,
  )
  if (!end) return Buffer.alloc(0)
  const { url, answer } = end
  if (!isContent(answer.status)) throw failureOfStatus(url, answer.status)
  // Of a file that is too long the beginning is good enough.
  return (isGzip(answer.bytes) ? await decode(url, answer, 'gzip', maxBytes) : answer).bytes
}
