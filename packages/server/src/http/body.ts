import type { FastifyInstance } from 'fastify'

/** JSON only. An empty body is no body, whatever its content type says. */
export function installBodyParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'ignore')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') done(null, undefined)
    else parse(request, text, done)
  })
}
