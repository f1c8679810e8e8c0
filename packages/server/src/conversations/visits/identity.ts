import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Input, operations } from '@foyer/contract'
import { findIdentitySecret } from '../../agents/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import type { Secrets } from '../../platform/index.ts'
import { identityRefused } from './refusals.ts'

type Visitor = NonNullable<Input<typeof operations.startConversation>['body']['visitor']>

/** Who the visitor is, by the word of the organization's own server: a JSON Web Token that it has signed (HS256). */
export async function verifyIdentity(
  secrets: Secrets,
  db: Queryable,
  slug: string,
  token: string,
  now: Date,
): Promise<Visitor> {
  const secret = await findIdentitySecret(secrets, db, slug)
  if (secret === undefined)
    throw identityRefused('the agent has no identity secret. Create one, or leave identity out.')
  const [header = '', payload = '', signature = ''] = token.split('.')
  // The token must not choose its algorithm: "none" would need no signature.
  if (parse(header)?.alg !== 'HS256') throw identityRefused('sign it with HS256.')
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw identityRefused("it is not signed with the agent's current identity secret.")
  return visitorOf(parse(payload) ?? {}, now)
}

function visitorOf({ sub, name, email, exp }: Record<string, unknown>, now: Date): Visitor {
  if (typeof exp !== 'number') throw identityRefused('it has no exp. Let it expire within the hour.')
  if (exp * 1000 <= now.getTime()) throw identityRefused('it has expired. Sign a new one for each page.')
  return {
    ...textClaim('sub', sub, (id) => ({ id })),
    ...textClaim('name', name, (text) => ({ name: text })),
    ...textClaim('email', email, (address) => {
      if (!/^[^\s@\0]+@[^\s@\0]+\.[^\s@\0]+$/.test(address) || address.length > 254)
        throw identityRefused('email must be an email address.')
      return { email: address }
    }),
  }
}

const longest = 200

/** Null and blank are as good as absent: signing servers fill in what they have. */
function textClaim<Field>(claim: string, value: unknown, field: (text: string) => Field): Field | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.trim() === '' || text.length > longest || !isStorable(text))
    throw identityRefused(`${claim} must be a string of at most ${longest} characters.`)
  return field(text)
}

/** PostgreSQL stores neither. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

function parse(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
