// guards tested by: session.test.ts

import { createHmac, timingSafeEqual } from 'node:crypto'
import { sessionCookieName } from '../../platform/http/index.ts'

/**
 * better-auth writes the token, a dot, and its HMAC-SHA-256 in base64. Gives the token of the session; undefined unless it was signed with the secret, so that a made-up one costs no
 * look-up.
 */
export function tokenIn(cookies: string, secret: string): string | undefined {
  const [, value] = shape.exec(cookies) ?? []
  if (value === undefined) return undefined
  const [, token, signature] = /^([A-Za-z0-9]+)\.([A-Za-z0-9+/]+=*)$/.exec(decoded(value)) ?? []
  if (token === undefined || signature === undefined) return undefined
  const expected = createHmac('sha256', secret).update(token).digest()
  const given = Buffer.from(signature, 'base64')
  // guard: a cookie is signed by us [undefined]
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

const shape = new RegExp(`(?:^|; *)${sessionCookieName}=([^;]*)`)

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
