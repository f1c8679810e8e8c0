import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unknownParameter } from './validate.ts'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

type Done = (error: Error | null, body?: unknown) => void

/** An empty body is no body, whatever its content type says. */
export function jsonParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'ignore')
  return (request: FastifyRequest, text: string, done: Done) => {
    if (text === '') return done(null, undefined)
    parse(request, text, (error, body) => {
      // The parser refuses what would change the prototype of an object, as if it were no JSON.
      if (error && isJson(text)) done(unknownParameter('__proto__'))
      else done(error, body)
    })
  }
}

/** JSON and nothing else. Operations that take a file have a parser of their own (upload_body.ts). */
export function installBodyParser(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonParser(app))
}
