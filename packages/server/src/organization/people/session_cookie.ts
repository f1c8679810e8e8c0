import { createHmac, timingSafeEqual } from 'node:crypto'
import { sessionCookieName } from '../../platform/http/index.ts'
import { cookieValue } from './cookies.ts'

/**
 * The value is the token, a dot, and its HMAC-SHA-256 in base64, as better-auth wrote it, which kept sessions before:
 * nobody was signed out when it went.
 */

/** The first key is the present one; the others are of secrets that were the present one before. */
export type CookieKeys = readonly [string, ...string[]]

export function cookieValueOf(token: string, [key]: CookieKeys): string {
  return encodeURIComponent(`${token}.${signatureOf(token, key).toString('base64')}`)
}

/** The token of the session; undefined unless it was signed with one of the keys, so that a made-up one costs no look-up. */
export function tokenIn(cookies: string, keys: CookieKeys): string | undefined {
  const value = cookieValue(cookies, sessionCookieName)
  const [, token, signature] = /^([A-Za-z0-9]+)\.([A-Za-z0-9+/]+=*)$/.exec(value ?? '') ?? []
  if (token === undefined || signature === undefined) return undefined
  const given = Buffer.from(signature, 'base64')
  const isOurs = keys.some((key) => {
    const expected = signatureOf(token, key)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs ? token : undefined
}

const signatureOf = (token: string, key: string) => createHmac('sha256', key).update(token).digest()
