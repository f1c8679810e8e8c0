import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Databases } from '../db/databases.ts'

/** `/healthz`: the process answers. `/readyz`: all its storage answers and keeps things, and it is not about to stop. */
export function installHealth(app: FastifyInstance, { all }: Pick<Databases, 'all'>, stopping?: AbortSignal) {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    // Balancers must stop sending before the server closes.
    if (stopping?.aborted) return unavailable(reply, 'the server is stopping')
    const checks = await Promise.allSettled(all.map(({ health, system }) => health.check(system)))
    const away = all.filter((_, index) => checks[index]?.status === 'rejected').map(({ name }) => name)
    if (away.length === 0) return { status: 'ready' }
    if (all.length === 1) return unavailable(reply, 'the database is not available')
    return unavailable(reply, `not available: ${away.map((name) => `the database "${name}"`).join(', ')}`)
  })
}

const unavailable = (reply: FastifyReply, reason: string) =>
  reply.code(503).header('Retry-After', '2').send({ status: 'unavailable', reason })
