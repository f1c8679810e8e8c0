import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { currentSpan, type Span, type Tracer, within } from '../telemetry/index.ts'
import { loggedPath } from './request_log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Somebody asks for them every few seconds, and nobody looks at the answers one by one. */
const untraced = new Set(['/healthz', '/readyz', '/metrics'])

/** A method that nobody knows is no word for a name. */
export const methodOf = ({ method }: FastifyRequest) => (methods.has(method) ? method : '_OTHER')

/** A span for each request, as the conventions for HTTP servers have it. It is part of what the caller says it is. */
export function traceRequests(app: FastifyInstance, tracer: Tracer) {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route } = request.routeOptions
    if (route !== undefined && untraced.has(route)) return done()
    const { traceparent } = request.headers
    const method = methodOf(request)
    const span = tracer.start(route === undefined ? method : `${method} ${route}`, {
      kind: 'server',
      // A request that this process sends to itself is part of whatever sends it.
      parent: typeof traceparent === 'string' ? traceparent : currentSpan(),
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'url.path': loggedPath(request.url),
        'url.scheme': request.protocol,
        'network.protocol.version': request.raw.httpVersion,
        'foyer.operation': request.routeOptions.config.operation?.id,
        'foyer.request_id': request.id,
      },
    })
    request.span = span
    // Fastify keeps it while it reads a body.
    within(span, done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { span } = request
    if (!span) return done()
    finish(span, request, reply)
    // What is logged of it names it.
    within(span, done)
  })
}

function finish(span: Span, { caller }: FastifyRequest, { statusCode }: FastifyReply) {
  span.set({
    'http.response.status_code': statusCode,
    'foyer.organization.id': caller?.organization.id,
  })
  // What a caller did wrong is no failure of ours.
  if (statusCode >= 500) span.fail(String(statusCode))
  span.end()
}
