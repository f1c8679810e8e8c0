import type { Components } from './components.ts'

const text = (description: string) => ({ description, schema: { type: 'string' } })
const count = (description: string) => ({ description, schema: { type: 'integer' } })

/** The headers of answers. */
const headers = {
  'X-Request-Id': text(
    "The id of the request, as in the server's log. If you sent a well-formed one, it is yours.",
  ),
  'RateLimit-Limit': count('How many requests you can send at once.'),
  'RateLimit-Remaining': count('How many of them are left.'),
  'RateLimit-Reset': count('Seconds until the limit is fully available again.'),
  ETag: text('The version of the flow, for If-Match.'),
  'Idempotent-Replayed': text('`true` when this is the stored answer to an earlier request.'),
  'Dry-Run': text('`true` when nothing was stored.'),
  'Retry-After': count('Seconds to wait before you try again.'),
}

export type HeaderName = keyof typeof headers

export const headersNamed = (names: readonly HeaderName[], components: Components) =>
  Object.fromEntries(names.map((name) => [name, components.header(name, headers[name])]))
