// guards tested by: documents.test.ts

import { type FastifyInstance, LogController } from 'fastify'

/** Fastify's own lines show addresses with their queries; ours replace them. */
export const logController = new LogController({
  disableRequestLogging: true,
  requestIdLogLabel: 'request_id',
})

/** One line a request. No headers and no query: what is not logged cannot leak a key or a visitor's words. */
export function installRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request
    const duration_ms = Math.round(reply.elapsedTime * 1000) / 1000
    request.log.info({ method, path: loggedPath(url), status: reply.statusCode, duration_ms }, 'request')
    done()
  })
}

/** The address of a document opens it: whoever reads the log must not be able to. */
function loggedPath(url: string): string | undefined {
  const [path] = url.split('?', 1)
  // guard: no log opens a document [?.replace…]
  return path?.replace(/^(\/(?:visit\/documents|shared)\/).+$/, '$1…')
}
