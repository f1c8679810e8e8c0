import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ApiRequest } from './request_of.ts'

export interface ApiAnswer {
  status: number
  mediaType: string
  text: string
}

/** The API as the sender of a message may use it: the same keys, limits, checks and records as over HTTP. */
export type Api = (request: ApiRequest) => Promise<ApiAnswer>

/**
 * Goes through the same routes, in this process: nothing is implemented a second time. `shown` is what every call
 * carries of the message's own headers.
 */
export function apiFor(
  app: FastifyInstance,
  prefix: '/v1' | '/visit',
  { ip, id, host }: FastifyRequest,
  shown: Record<string, string | undefined>,
): Api {
  const carried = Object.entries(shown).filter(
    (header): header is [string, string] => header[1] !== undefined,
  )
  return async ({ method, path, headers, body }) => {
    const answer = await app.inject({
      method,
      url: `${prefix}${path}`,
      // The limits of an address must count the caller's, not this server's.
      remoteAddress: ip,
      headers: {
        host,
        // Both lines of the log, and what is recorded, name the same request.
        'x-request-id': id,
        ...(body && { 'content-type': 'application/json' }),
        ...Object.fromEntries(carried),
        ...headers,
      },
      ...(body && { payload: JSON.stringify(body) }),
    })
    const mediaType = String(answer.headers['content-type'] ?? '').split(';', 1)[0]!
    return { status: answer.statusCode, mediaType, text: answer.body }
  }
}
