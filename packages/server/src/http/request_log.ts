import { type FastifyInstance, LogController } from 'fastify'

/** Fastify's own lines show addresses with their queries; ours replace them. */
export const oneLineARequest = new LogController({
  disableRequestLogging: true,
  requestIdLogLabel: 'request_id',
})

/** One line a request. No headers and no query: what is not logged cannot leak a key or a visitor's words. */
export function installRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request
    const duration_ms = Math.round(reply.elapsedTime * 1000) / 1000
    request.log.info({ method, path: url.split('?', 1)[0], status: reply.statusCode, duration_ms }, 'request')
    done()
  })
}
