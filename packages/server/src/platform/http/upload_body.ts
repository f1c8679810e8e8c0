import { promisify } from 'node:util'
import type { Operation } from '@foyer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodeInPlace } from './base64.ts'
import { jsonParser } from './body.ts'
import { bodyOfForm } from './form.ts'
import { findString } from './json_string.ts'
import type { UploadQueue } from './upload_queue.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The whole body, where the operation takes a file. */
    upload: Buffer
  }
}

/**
 * Bodies with a file, for the operations of this scope. They are taken apart where they lie: however a file is sent,
 * the handler gets its bytes, and nothing has made a string of them.
 */
export function installUploads(scope: FastifyInstance, operation: Operation, queue: UploadQueue) {
  const file = fileFieldOf(operation)
  const parse = promisify(jsonParser(scope))

  async function bodyOfJson(request: FastifyRequest, json: Buffer): Promise<unknown> {
    const found = findString(json, file)
    const rest = found
      ? [json.subarray(0, found.start), json.subarray(found.end)].map((part) => part.toString()).join('')
      : json.toString()
    const body = await parse(request, rest)
    const text = found ? json.subarray(found.start, found.end) : textIn(body, file)
    // What is no file stays text, and is refused where a file belongs.
    if (text) Object.assign(body as object, { [file]: decodeInPlace(text) ?? '' })
    return body
  }

  scope.removeAllContentTypeParsers()
  scope.addHook('preParsing', async (request, reply, body) => {
    request.upload = await queue.take(request, reply, body)
    return body
  })
  scope.addContentTypeParser('application/json', (request: FastifyRequest) =>
    bodyOfJson(request, request.upload),
  )
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) =>
    bodyOfForm(operation, request.headers['content-type'] ?? '', request.upload),
  )
}

/** The field of the body that holds the file. */
function fileFieldOf({ id, body }: Operation): string {
  const fields = Object.entries(body?.properties ?? {})
  const [field] = fields.find(([, schema]) => 'contentEncoding' in schema) ?? []
  if (!field) throw new Error(`${id} has room for a file, but no field for it.`)
  return field
}

function textIn(body: unknown, field: string): Buffer | undefined {
  const text = body && typeof body === 'object' ? Reflect.get(body, field) : undefined
  return typeof text === 'string' ? Buffer.from(text) : undefined
}
