import { limits } from './limits.ts'
import { normalizeEncoding } from './normalize_url.ts'
import { fits, fitsStart } from './path_pattern.ts'

/**
 * A robots.txt as RFC 9309 reads it: the rules for us, or else those for everyone; of all that match a path the
 * longest decides, and between equals the one that allows.
 */
export interface RobotsFile {
  /** The rule that keeps us from the path and query; null when we may read them. */
  against(path: string): RobotsRule | null
  crawlDelaySeconds: number
  sitemaps: string[]
}

export interface RobotsRule {
  allows: boolean
  path: string
  line: number
}

interface Group {
  rules: RobotsRule[]
  wildcards: number
  crawlDelaySeconds: number
}

/** The name that a robots.txt calls us by. */
export const robotName = 'Foyer'

export function parseRobots(text: string): RobotsFile {
  const sitemaps: string[] = []
  const everyone = emptyGroup()
  const us = emptyGroup()
  let named = false
  let addressed = new Set<Group>()
  let listing = false

  for (const { field, value, line } of recordsIn(text)) {
    if (field === 'user-agent') {
      if (!listing) addressed = new Set()
      listing = true
      if (value === '*') addressed.add(everyone)
      if (isUs(value)) addressed.add(us)
      named ||= isUs(value)
    } else if (field === 'sitemap') {
      if (sitemaps.length < limits.sitemapFiles) sitemaps.push(value)
    } else if (field === 'allow' || field === 'disallow') {
      listing = false
      for (const group of addressed) addRule(group, { allows: field === 'allow', path: value, line })
    } else if (field === 'crawl-delay') {
      listing = false
      for (const group of addressed) group.crawlDelaySeconds = delayOf(value)
    }
  }
  // RFC 9309: a group that names us replaces the one for everybody.
  const { rules, crawlDelaySeconds } = named ? us : everyone
  return { against: (path) => decide(rules, normalizeEncoding(path)), crawlDelaySeconds, sitemaps }
}

/** A version or anything else after the name does not count. */
const isUs = (agent: string) => /^[a-z_-]*/i.exec(agent)![0].toLowerCase() === robotName.toLowerCase()

const emptyGroup = (): Group => ({ rules: [], wildcards: 0, crawlDelaySeconds: 0 })

function* recordsIn(text: string) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  for (const [index, whole] of lines.entries()) {
    const content = whole.split('#', 1)[0]!
    const colon = content.indexOf(':')
    const value = content.slice(colon + 1).trim()
    if (colon > 0 && value)
      yield { field: content.slice(0, colon).trim().toLowerCase(), value, line: index + 1 }
  }
}

function addRule(group: Group, rule: RobotsRule) {
  const wildcard = rule.path.includes('*')
  if (group.rules.length >= limits.robotsRules || rule.path.length > limits.urlLength) return
  // Matching wildcards takes time, for every address of the site.
  if (wildcard && group.wildcards >= limits.robotsWildcardRules) return
  if (wildcard) group.wildcards += 1
  group.rules.push({ ...rule, path: normalizeEncoding(encodeOthers(rule.path)) })
}

/** Addresses have no characters beyond ASCII, but robots.txt files are written by people. */
const encodeOthers = (path: string) => path.replaceAll(/[^\x21-\x7e]+/gu, encodeURIComponent)

function delayOf(value: string): number {
  const seconds = Number(value)
  return seconds > 0 ? Math.min(seconds, limits.crawlDelaySeconds) : 0
}

function decide(rules: RobotsRule[], path: string): RobotsRule | null {
  let deciding: RobotsRule | null = null
  for (const rule of rules) {
    // RFC 9309: the longest rule decides, and between equals the one that allows.
    const weightier =
      !deciding ||
      rule.path.length > deciding.path.length ||
      (rule.path.length === deciding.path.length && rule.allows)
    if (weightier && applies(rule, path)) deciding = rule
  }
  return deciding?.allows === false ? deciding : null
}

const applies = ({ path: pattern }: RobotsRule, path: string) =>
  pattern.endsWith('$') ? fits(path, pattern.slice(0, -1)) : fitsStart(path, pattern)
