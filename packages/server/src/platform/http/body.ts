// guards tested by: envelope.test.ts

import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'
import { bodyOfForm } from './form.ts'
import { unknownParameter } from './validate.ts'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** JSON, and forms where a file can be sent. An empty body is no body, whatever its content type says. */
export function installBodyParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'ignore')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') return done(null, undefined)
    parse(request, text, (error, body) => {
      // The parser refuses what would change the prototype of an object, as if it were no JSON.
      // guard: a body with __proto__ is told so
      if (error && isJson(text)) done(unknownParameter('__proto__'))
      else done(error, body)
    })
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
