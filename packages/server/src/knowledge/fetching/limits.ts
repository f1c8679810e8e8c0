/** How much of strangers' servers we take in, and how hard we press them. docs/decisions/0012 has the reasons. */

const kib = 1024
const mib = 1024 * kib

export const limits = {
  /** Of one page or file, after decompression. */
  bodyBytes: 32 * mib,
  /** Of a style sheet: what names colours stands at its beginning, as a rule. */
  styleSheetBytes: 300 * kib,
  /** From the first look-up to the last byte of one answer. */
  timeoutSeconds: 20,
  redirects: 5,
  /** Longer addresses are not followed; a source cannot have one either. */
  urlLength: 2000,

  /** Between two requests to one host. */
  pauseMs: 100,
  crawlDelaySeconds: 10,
  /** How often a server that is busy is asked before we give up, and how long we wait for it each time. */
  attempts: 3,
  waitSeconds: 30,

  /** RFC 9309 wants at least this much of a robots.txt read. */
  robotsBytes: 500 * kib,
  robotsRules: 10_000,
  robotsWildcardRules: 500,
  robotsKeptMinutes: 60,
  robotsKeptCharacters: mib,

  sitemapBytes: 8 * mib,
  sitemapFiles: 50,
  sitemapUrls: 100_000,

  linksPerPage: 10_000,
  /** So many pages in a row that fail for a passing reason: it is the site that fails, not its pages. */
  failuresInARow: 5,
} as const
