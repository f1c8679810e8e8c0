// guards tested by: envelope.test.ts

import type { FastifyReply, FastifyRequest } from 'fastify'

/** What every answer has, whoever gives it. */
export function setAnswerHeaders(request: FastifyRequest, reply: FastifyReply) {
  reply.header('X-Request-Id', request.id)
  // guard: no browser guesses what an answer is
  reply.header('X-Content-Type-Options', 'nosniff')
  // guard: what an organization has lies in no cache
  if (request.url.startsWith('/v1')) reply.header('Cache-Control', 'no-store')
}
