import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { refuse } from '../refusal.ts'
import type { MetricSource } from '../telemetry/index.ts'
import { hashOf } from './api_key.ts'
import { prometheusHistogram } from './prometheus_histogram.ts'

/** Who may read the metrics: whoever shows the token; anybody where it is null. */
export interface MetricsAccess {
  token: string | null
}

/** Prometheus metrics: those of the sources, and the process's own. */
export async function installMetrics(
  app: FastifyInstance,
  { token }: MetricsAccess,
  sources: readonly MetricSource[],
) {
  // It is large, and few servers are asked for metrics.
  const client = await import('prom-client')
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  for (const source of sources) register(client, source, registry)
  app.get('/metrics', async (request, reply) => {
    if (token !== null && !shows(request, token)) throw wrongToken()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  app.addHook('onClose', async () => registry.clear())
}

function register(
  { Counter, Gauge }: typeof import('prom-client'),
  source: MetricSource,
  registry: Registry,
) {
  const { name, help, kind, labels = [] } = source
  if (kind === 'histogram') return registry.registerMetric(prometheusHistogram(source) as never)
  const options = { name, help, labelNames: labels, registers: [registry] }
  // While storage is away its figures are missing, and those of the process are there all the same.
  const samples = async () => source.read()
  if (kind === 'gauge')
    new Gauge({
      ...options,
      async collect() {
        this.reset()
        for (const { labels = {}, value } of await samples().catch(() => [])) this.set(labels, value)
      },
    })
  else
    new Counter({
      ...options,
      async collect() {
        this.reset()
        for (const { labels = {}, value } of await samples().catch(() => [])) this.inc(labels, value)
      },
    })
}

function shows({ headers: { authorization } }: FastifyRequest, token: string): boolean {
  const [, shown = ''] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? []
  return timingSafeEqual(hashOf(shown), hashOf(token))
}

const wrongToken = () =>
  refuse('invalid_api_key', 'Send the FOYER_METRICS_TOKEN as "Authorization: Bearer <token>".', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  })
