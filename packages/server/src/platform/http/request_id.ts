import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sane = /^[A-Za-z0-9._-]{1,128}$/

/** The caller's own X-Request-Id when it is sane, so that both sides find the same line in their logs. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && sane.test(given) ? given : `req_${randomUUID()}`
}
