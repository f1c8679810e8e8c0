import type { Operation } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { HistogramDefinition, Meter } from '../telemetry/index.ts'
import { methodOf } from './request_span.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
}

export const requestDuration: HistogramDefinition = {
  name: 'foyer_request_duration_seconds',
  help: 'Time from the first byte in to the last byte out, by operation and status.',
  kind: 'histogram',
  unit: 's',
  labels: ['operation', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
}

/** The same by the names and buckets of OpenTelemetry's conventions, for dashboards that somebody else has made. */
export const httpServerDuration: HistogramDefinition = {
  name: 'http.server.request.duration',
  help: 'Duration of HTTP server requests.',
  kind: 'histogram',
  unit: 's',
  labels: ['http.request.method', 'http.route', 'http.response.status_code', 'url.scheme', 'error.type'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
}

export function measureRequests(app: FastifyInstance, meter: Meter) {
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url: route = '' } = request.routeOptions
    const status = String(reply.statusCode)
    const seconds = reply.elapsedTime / 1000
    meter.record(requestDuration, { operation: config.operation?.id ?? 'other', status }, seconds)
    meter.record(
      httpServerDuration,
      {
        'http.request.method': methodOf(request),
        'http.route': route,
        'http.response.status_code': status,
        'url.scheme': request.protocol,
        'error.type': reply.statusCode >= 500 ? status : '',
      },
      seconds,
    )
    done()
  })
}
