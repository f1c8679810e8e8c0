import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'

/** `/healthz`: the process answers. `/readyz`: its storage answers and keeps things. */
export function installHealth(app: FastifyInstance, { health, system }: Pick<Database, 'health' | 'system'>) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await health.check(system)
      return { status: 'ready' }
    } catch {
      return reply
        .code(503)
        .header('Retry-After', '2')
        .send({ status: 'unavailable', reason: 'storage is out of reach' })
    }
  })
}
