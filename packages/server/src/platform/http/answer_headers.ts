import type { FastifyReply, FastifyRequest } from 'fastify'

/** What every answer has, whoever gives it. */
export function setAnswerHeaders(request: FastifyRequest, reply: FastifyReply) {
  reply.header('X-Request-Id', request.id)
  reply.header('X-Content-Type-Options', 'nosniff')
  if (request.url.startsWith('/v1')) reply.header('Cache-Control', 'no-store')
}
