import type { FastifyInstance } from 'fastify'
import { ping, type Sql } from '../db/connect.ts'

/** `/healthz`: the process answers. `/readyz`: it can reach its storage. */
export function installHealth(app: FastifyInstance, system: Sql) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await ping(system)
      return { status: 'ready' }
    } catch {
      return reply
        .code(503)
        .header('Retry-After', '2')
        .send({ status: 'unavailable', reason: 'storage is out of reach' })
    }
  })
}
