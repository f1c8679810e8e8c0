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
    const { statusCode: status } = reply
    // Balancers and probes ask every few seconds: only an answer that is not fine is worth a line.
    const level = isProbe(url) && status === 200 ? 'debug' : 'info'
    request.log[level]({ method, path: loggedPath(url), status, duration_ms }, 'request')
    done()
  })
}

const isProbe = (url: string) => url === '/healthz' || url === '/readyz'

/** The address of a document opens it: whoever reads the log must not be able to. */
export function loggedPath(url: string): string | undefined {
  const [path] = url.split('?', 1)
  return path?.replace(/^(\/(?:visit\/documents|shared)\/).+$/, '$1…')
}
