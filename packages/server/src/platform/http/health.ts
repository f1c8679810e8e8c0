import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../db/database.ts'

/** `/healthz`: the process answers. `/readyz`: its storage answers and keeps things, and it is not about to stop. */
export function installHealth(
  app: FastifyInstance,
  { health, system }: Pick<Database, 'health' | 'system'>,
  stopping?: AbortSignal,
) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    // Balancers must stop sending before the server closes.
    if (stopping?.aborted) return unavailable(reply, 'the server is stopping')
    try {
      await health.check(system)
      return { status: 'ready' }
    } catch {
      return unavailable(reply, 'the database is not available')
    }
  })
}

const unavailable = (reply: FastifyReply, reason: string) =>
  reply.code(503).header('Retry-After', '2').send({ status: 'unavailable', reason })
