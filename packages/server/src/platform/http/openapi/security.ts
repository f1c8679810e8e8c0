import { isForPeople, type Operation } from '@foyer/contract'

/** The cookie of a signed-in person's session. */
export const sessionCookieName = 'foyer_session'

/** Who may call: a program with a key, or a signed-in person who says for which organization. */
export const securitySchemes = {
  secret_key: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key (§5). It takes precedence over a session cookie.',
  },
  session_cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName,
    description:
      'The session of a signed-in person. Writes also need the `Origin` of this installation, which browsers send.',
  },
  organization: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Organization',
    description: 'With a session cookie: the slug of the organization. The person must be a member of it.',
  },
}

const key = { secret_key: [] }
const person = { session_cookie: [], organization: [] }

export const security = [key, person]

/** What only signed-in people may call says so; everything else follows the document. */
export const securityOf = (operation: Operation) => (isForPeople(operation) ? { security: [person] } : {})
