import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'
import { bodyOfForm } from './form.ts'

/** JSON, and forms where a file can be sent. An empty body is no body, whatever its content type says. */
export function installBodyParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'ignore')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') done(null, undefined)
    else parse(request, text, done)
  })
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const { operation } = request.routeOptions.config
      const contentType = request.headers['content-type'] ?? ''
      if (!operation?.form) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(contentType)
      return bodyOfForm(operation, contentType, bytes)
    },
  )
}
