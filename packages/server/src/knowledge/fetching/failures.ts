import type { OutboundFailure, OutboundProblem } from '../../platform/outbound/index.ts'
import { SourceFailure } from '../reading/failure.ts'
import { limits } from './limits.ts'
import { type RobotsRule, robotName } from './robots_file.ts'

/** Every way in which fetching fails, in words that tell the owner what to do. */

const lasting = (code: string, message: string) => new SourceFailure(code, message, { lasting: true })
const passing = (code: string, message: string) => new SourceFailure(code, message, { lasting: false })

const otherwise = 'or add its content as a file or a text'

export const unfetchable = (url: string) =>
  lasting(
    'address_unsupported',
    `${shown(url)} cannot be fetched: it must be an http or https address of at most ${limits.urlLength} characters, without a user name or password.`,
  )

export function unfetchableRedirect(url: string, location: string) {
  const where = location ? `to ${shown(location)}, which is not an http or https address` : 'to nowhere'
  return lasting('redirect_unsupported', `${url} redirects ${where}. Use the address where the page is now.`)
}

export const tooManyRedirects = (url: string) =>
  lasting(
    'too_many_redirects',
    `${url} redirects more than ${limits.redirects} times, perhaps in a loop. Use the final address.`,
  )

export const redirectedElsewhere = (url: string, elsewhere: string) =>
  lasting(
    'redirected_elsewhere',
    `${url} redirects to another site, ${elsewhere}. Use that address if you want it read.`,
  )

export function disallowed(url: string, { path, line }: RobotsRule) {
  const { origin } = new URL(url)
  return lasting(
    'robots_disallowed',
    `${origin}/robots.txt does not allow ${robotName} to read ${url} (line ${line}: "Disallow: ${shown(path)}"). Allow it there for the user agent ${robotName}, ${otherwise}.`,
  )
}

export const robotsUnreachable = (url: string, status: number) =>
  passing(
    'robots_unreachable',
    `${url} answered ${status}. No page of the site may be read until its robots.txt can be read, or answers 404.`,
  )

export const tooLarge = (url: string) =>
  lasting(
    'too_large',
    `${url} is larger than ${limits.bodyBytes / 1024 / 1024} MiB. Split it, ${otherwise} in parts.`,
  )

export const unreadFormat = (url: string, contentType: string) =>
  lasting(
    'unsupported_format',
    `${url} is of the type ${shown(contentType)}. Foyer reads web pages, text, Markdown, PDF, DOCX and CSV.`,
  )

export const unknownEncoding = (url: string, encoding: string) =>
  lasting(
    'encoding_unsupported',
    `${url} was sent in the encoding "${shown(encoding)}". Foyer reads gzip, br and deflate: see the settings of its server.`,
  )

export const brokenEncoding = (url: string, encoding: string) =>
  passing('encoding_broken', `${url} was sent as ${encoding}, but damaged or incomplete.`)

export const siteUnavailable = (last: SourceFailure) =>
  passing(
    'site_unavailable',
    `${limits.failuresInARow} pages in a row could not be fetched, so the rest was not tried. The last: ${last.message}`,
  )

const codes: Record<OutboundProblem, string> = {
  address: 'address_unsupported',
  inside: 'address_private',
  unresolved: 'name_unresolved',
  timeout: 'timed_out',
  connection: 'unreachable',
}

export const failureOfOutbound = (url: string, { problem, message }: OutboundFailure) =>
  new SourceFailure(codes[problem], `${url} could not be fetched. ${message}`, {
    lasting: problem === 'address' || problem === 'inside',
  })

/** Of an answer that is neither content nor a redirect. */
export function failureOfStatus(url: string, status: number): SourceFailure {
  if (status === 404 || status === 410)
    return lasting('not_found', `${url} answered ${status}: there is no such page. Check the address.`)
  if (status === 401)
    return lasting('access_denied', `${url} asks for a login (401). Make it public, ${otherwise}.`)
  if (status === 403)
    return lasting(
      'access_denied',
      `${url} refuses access (403). Allow the user agent ${robotName} in its server or firewall, ${otherwise}.`,
    )
  if (status === 429 || status === 503)
    return passing('busy', `${url} answered ${status}: its server asks us to come back later.`)
  if (status >= 500 || status === 408 || status === 425)
    return passing('server_error', `${url} answered ${status}: something is wrong with its server.`)
  return lasting('answer_unexpected', `${url} answered ${status} instead of a page. Check the address.`)
}

/** Whatever strangers sent is shown in part only. */
const shown = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)
