import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isLockConflict, isUnreachable } from '../db/storage_error.ts'
import { missing, Refusal, refuse } from '../refusal.ts'

/** The one place that writes the error envelope (§7). */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  return sendRefusal(reply, toRefusal(error, request))
}

/** What the caller is told; what is our own fault is logged as well. */
export function toRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  const refusal = asRefusal(error, request)
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
  return refusal
}

function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.envelope))
}

function asRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (isUnreachable(error)) {
    const reason = isLockConflict(error)
      ? 'Another request is still changing the same data'
      : 'The database is not available at the moment'
    return refuse('internal', `${reason} (request ${request.id}). Try again shortly.`, {
      status: 503,
      headers: { 'Retry-After': '2' },
    })
  }
  const status = error.statusCode ?? 500
  if (status === 413)
    return unreadable(413, `The body is larger than ${request.routeOptions.bodyLimit / mebibyte} MiB.`)
  if (status === 415) return unreadable(415, 'Send the body as "Content-Type: application/json".')
  // An address that cannot be decoded names nothing.
  if (error.code === 'FST_ERR_BAD_URL') return missing()
  if (status >= 400 && status < 500) return unreadable(400, 'The body is not valid JSON.')
  return refuse('internal', `Something failed on our side. Quote request ${request.id} when you report it.`)
}

const mebibyte = 1024 * 1024
const unreadable = (status: number, message: string) => refuse('parameter_invalid', message, { status })
