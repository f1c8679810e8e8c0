import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasLeft, isHeld, isLockConflict, isUnreachable } from '../db/storage_error.ts'
import { UnknownHome } from '../db/unknown_home.ts'
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
    return refuse('internal', `${reasonOf(error)} (request ${request.id}). Try again shortly.`, {
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

function reasonOf(error: unknown): string {
  if (isLockConflict(error)) return 'Another request is still changing the same data'
  if (isHeld(error) || hasLeft(error))
    return 'Your organization is being moved to another database and cannot be changed until that is done'
  if (error instanceof UnknownHome)
    return 'This server does not know the database that your organization lives in: its operator has to name it in FOYER_DATABASES'
  return 'The database is not available at the moment'
}

const mebibyte = 1024 * 1024
const unreadable = (status: number, message: string) => refuse('parameter_invalid', message, { status })
