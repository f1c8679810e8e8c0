import type { FastifyInstance } from 'fastify'
import { missing } from '../platform/index.ts'
import { readStaticFiles, sendStaticFile } from './static_file.ts'

/** `/widget.js`: any page may load it. Its name stays, so it is asked for again every few minutes. */
export function installWidget(app: FastifyInstance, folder: string) {
  const script = readStaticFiles(folder).get('widget.js')
  app.get('/widget.js', async (request, reply) => {
    if (!script) throw missing()
    reply.headers({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
    return sendStaticFile(request, reply, script, 'public, max-age=300')
  })
}
