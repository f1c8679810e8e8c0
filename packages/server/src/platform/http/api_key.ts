import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * An API key: `sk_`, 36 random url-safe characters, and 6 that are a checksum of the rest, so that a mistyped
 * key is refused without a look-up. Only its SHA-256 is stored.
 */

const prefix = 'sk_'
const shape = /^sk_[A-Za-z0-9_-]{42}$/

const checksum = (text: string) => hash('sha256', text, 'base64url').slice(0, 6)

export function newApiKey(): string {
  const body = prefix + randomBytes(27).toString('base64url')
  return body + checksum(body)
}

export function isWellFormed(key: string): boolean {
  // A mistyped key is refused without asking the database.
  if (!shape.test(key)) return false
  return timingSafeEqual(Buffer.from(key.slice(-6)), Buffer.from(checksum(key.slice(0, -6))))
}

export const hashOf = (key: string): Buffer => hash('sha256', key, 'buffer')
