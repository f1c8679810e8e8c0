import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOwnOrigin } from '../../platform/http/index.ts'
import { refuse } from '../../platform/index.ts'

/** From which pages an agent can be visited: those its owner allows, and our own. No cookie is ever involved. */

const readable = {
  'Access-Control-Expose-Headers': 'X-Request-Id, Retry-After, Idempotent-Replayed',
}

export const preflight = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, Accept',
  'Access-Control-Max-Age': '7200',
}

/**
 * Whoever asks may read the answer until it is known which agent they ask: a refusal that comes before that tells
 * nothing of any agent, and a page that could not read it would take a token that is over for a broken network.
 */
export function allowOrigin({ headers: { origin } }: FastifyRequest, reply: FastifyReply) {
  // Without it, a cache could give the answer for one site to another.
  reply.header('Vary', 'Origin')
  if (origin !== undefined) reply.headers({ 'Access-Control-Allow-Origin': origin, ...readable })
}

/** Without an Origin it is no page of another site that asks. */
export function isForeignPage(
  request: FastifyRequest,
  allowed_origins: readonly string[],
  publicUrl: string,
): boolean {
  const { origin } = request.headers
  if (origin === undefined || isOwnOrigin(request, publicUrl)) return false
  // Browsers write an origin in lower case and without the default port; owners may not.
  return !allowed_origins.some((allowed) => originOf(allowed) === origin)
}

/** Such a page can read the refusal and nothing else: the widget writes it on the console, where its owner looks. */
export function foreignPageRefusal({ headers: { origin } }: FastifyRequest) {
  return refuse(
    'parameter_invalid',
    `This agent is not allowed on ${origin}. Add ${origin} to its allowed sites (allowed_origins).`,
    { param: 'Origin' },
  )
}

/** As browsers write it: in lower case, without the port that is usual. */
const originOf = (address: string) => URL.parse(address)?.origin ?? address
