// guards tested by: metrics.test.ts

import { timingSafeEqual } from 'node:crypto'
import type { Operation } from '@foyer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { refuse } from '../refusal.ts'
import { hashOf } from './api_key.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
}

/** Who may read the metrics: whoever shows the token; anybody where it is null. */
export interface MetricsAccess {
  token: string | null
}

interface Sample {
  labels?: Record<string, string>
  value: number
}

/** Figures that are looked up when somebody asks for them. */
export interface MetricSource {
  name: string
  help: string
  kind: 'gauge' | 'counter'
  labels?: readonly string[]
  read(): Sample[] | Promise<Sample[]>
}

/** Prometheus metrics: how long each operation took, by status, the process's own, and those of the sources. */
export async function installMetrics(
  app: FastifyInstance,
  { token }: MetricsAccess,
  sources: MetricSource[],
) {
  // It is large, and few servers are asked for metrics.
  const client = await import('prom-client')
  const { collectDefaultMetrics, Histogram } = client
  const registry = new client.Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'foyer_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out, by operation and status.',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  for (const source of sources) register(client, source, registry)
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation?.id ?? 'other'
    durations.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    // guard: metrics are for whoever has the token
    if (token !== null && !shows(request, token)) throw wrongToken()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  app.addHook('onClose', async () => registry.clear())
}

function register(
  { Counter, Gauge }: typeof import('prom-client'),
  { name, help, kind, labels = [], read }: MetricSource,
  registry: Registry,
) {
  const options = { name, help, labelNames: labels, registers: [registry] }
  // While storage is away its figures are missing, and those of the process are there all the same.
  const samples = async () => read()
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
