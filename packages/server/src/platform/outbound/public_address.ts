import { isIP } from 'node:net'
import { isOutside } from './address.ts'

/** Names that only a network of one's own resolves. */
const insideNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/

/** Whether anybody can open the address: on the web, in public, and without credentials in it. */
export function isPublicAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username, password } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  if (username !== '' || password !== '') return false
  return isPublicHost(hostname)
}

/** As far as the name alone tells: where a name leads is only known when it is looked up. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isOutside(host)
  return host.includes('.') && !insideNames.test(host)
}
