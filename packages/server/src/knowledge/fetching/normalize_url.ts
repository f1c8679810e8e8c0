import { limits } from './limits.ts'

/**
 * One spelling for one address, so that nothing is read twice: without fragment and without what only counts where
 * visitors came from. Null for what cannot be fetched: other schemes, passwords, addresses without end.
 */
export function normalizeUrl(text: string, base?: string): string | null {
  if (text.length > 2 * limits.urlLength || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  // An address with a password in it would be stored and shown.
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null
  url.hash = ''
  if (url.pathname.includes('%')) url.pathname = normalizeEncoding(url.pathname)
  // An empty query is written as "?", which only setting it takes away.
  url.search = withoutTracking(url.search)
  return url.href.length <= limits.urlLength ? url.href : null
}

/** Letters, digits and a few signs need no percent-encoding; in all others its digits are written large. */
export function normalizeEncoding(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return /[A-Za-z0-9._~-]/.test(character) ? character : encoded.toUpperCase()
  })
}

const tracking = /^(utm_[^=]*|gclid|dclid|fbclid|msclkid|mc_cid|mc_eid)(=|$)/i

/** The rest stays as it was written: its order and spelling may mean something to the server. */
function withoutTracking(search: string): string {
  const parameters = search.replace(/^\?/, '').split('&')
  return normalizeEncoding(parameters.filter((parameter) => !tracking.test(parameter)).join('&'))
}
