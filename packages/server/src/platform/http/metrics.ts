import type { Operation } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
}

/** Prometheus metrics: how long each operation took, by status, and the process's own. */
export function installMetrics(app: FastifyInstance) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'foyer_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out, by operation and status.',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation?.id ?? 'other'
    durations.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.addHook('onClose', async () => registry.clear())
}
