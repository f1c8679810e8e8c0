import { endsUnread } from './content_type.ts'
import { normalizeEncoding, normalizeUrl } from './normalize_url.ts'
import { fits } from './path_pattern.ts'

/** Which addresses belong to a site: on its origin, under the path where it starts, and as its owner narrowed it. */
export interface Scope {
  readonly home: string
  /** The address as the site itself would write it; null when it does not belong to it. */
  admits(link: string, from?: string): string | null
}

export interface ScopeOptions {
  /** Where reading starts. */
  start: string
  /** From there to where the first page was found: its redirects show under which origins the site is known. */
  through: readonly string[]
  include: readonly string[]
  exclude: readonly string[]
}

export function createScope({ start, through, include, exclude }: ScopeOptions): Scope {
  const end = through.at(-1) ?? start
  const home = new URL(end).origin
  const origins = new Set([
    home,
    home.replace(/^https:/, 'http:'),
    ...through.map((url) => new URL(url).origin),
  ])
  const folder = isUnder(folderOf(start), new URL(end).pathname) ? folderOf(start) : folderOf(end)
  const asPath = (pattern: string) => normalizeEncoding(new URL(home + pattern).pathname)
  const [wanted, unwanted] = [include.map(asPath), exclude.map(asPath)]

  const admitsPath = (path: string) =>
    isUnder(folder, path) &&
    !endsUnread(path) &&
    (wanted.length === 0 || wanted.some((pattern) => names(pattern, path))) &&
    !unwanted.some((pattern) => names(pattern, path))

  return {
    home,
    admits(link, from = end) {
      const written = normalizeUrl(link, from)
      if (!written) return null
      const { origin, pathname } = new URL(written)
      return origins.has(origin) && admitsPath(pathname) ? home + written.slice(origin.length) : null
    },
  }
}

/** The path itself; of a file, what it lies in. */
function folderOf(url: string): string {
  return new URL(url).pathname.replace(/[^/]*\.[a-z0-9]{1,5}$/i, '')
}

/** A pattern without * names a path and all that lies under it. */
const names = (pattern: string, path: string) =>
  pattern.includes('*') ? fits(path, pattern) || fits(slashed(path), pattern) : isUnder(pattern, path)

const isUnder = (folder: string, path: string) => slashed(path).startsWith(slashed(folder))
const slashed = (path: string) => (path.endsWith('/') ? path : `${path}/`)

/** The same host, but for "www." and http or https: a site that redirects between them is one site. */
export function isSameSite(one: string, other: string): boolean {
  const [first, second] = [new URL(one), new URL(other)]
  const isDefault = ({ port }: URL) => port === ''
  const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '')
  return (
    first.origin === second.origin || (isDefault(first) && isDefault(second) && bare(first) === bare(second))
  )
}

/** Addresses that may well be one page: only the slash at the end, the index file, `.html` or the query differ. */
export const mayBeTwins = (one: string, other: string) => form(one) === form(other)

function form(url: string): string {
  const { origin, pathname } = new URL(url)
  return (
    origin +
    pathname
      .replace(/\/index\.(html?|php|aspx?)$/i, '/')
      .replace(/\.html?$/i, '')
      .replace(/\/+$/, '')
  )
}
