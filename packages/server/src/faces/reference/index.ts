import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { missing } from '../../platform/index.ts'
import { readStaticFiles, type StaticFile, sendStaticFile, staticFileOf } from '../static_file.ts'
import { type ApiDocument, documentText } from './document.ts'
import { documentOf } from './layout.ts'
import { pageAt } from './page_at.ts'
import { referenceOf } from './reference.ts'
import { searchIndex } from './search_index.ts'

/** `/openapi.json`, and the same for people at `/docs`: our own files only, under a strict policy. */

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Asked for again each time, and sent again only when it is another. */
const byItsTag = 'no-cache'

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

export function installReference(app: FastifyInstance, publicUrl: string) {
  const assets = new Map(
    [...readStaticFiles(fileURLToPath(new URL('assets', import.meta.url)))].map(
      ([name, { type, content }]) => [name, compressed(type, content)],
    ),
  )
  /** Every page that was asked for; there are as many as the contract has operations and objects. */
  const known = new Map<string, StaticFile>()
  const reference = once(() => referenceOf(JSON.parse(documentText(publicUrl)) as ApiDocument))
  const document = once(() => compressed(json, Buffer.from(documentText(publicUrl))))
  const search = once(() => compressed(json, Buffer.from(JSON.stringify(searchIndex(reference())))))

  app.get('/openapi.json', async (request, reply) => sendStaticFile(request, reply, document(), byItsTag))
  app.get('/docs/search.json', async (request, reply) => sendStaticFile(request, reply, search(), byItsTag))
  app.get<{ Params: { '*': string } }>('/docs/assets/*', async (request, reply) => {
    const file = assets.get(request.params['*'])
    if (!file) throw missing()
    return sendStaticFile(request, reply, file, byItsTag)
  })
  for (const route of ['/docs', '/docs/:kind', '/docs/:kind/:name'])
    app.get(route, async (request, reply) => {
      const path = request.url.split('?', 1)[0]!.replace(/\/$/, '')
      const file = known.get(path) ?? (await render(path))
      return sendStaticFile(request, reply.header('Content-Security-Policy', policy), file, byItsTag)
    })

  async function render(path: string): Promise<StaticFile> {
    const page = await pageAt(reference(), publicUrl, path)
    // Unknown paths are not kept: anybody could fill the memory with them.
    if (!page) throw missing()
    const file = compressed(html, Buffer.from(documentOf(reference(), path, page)))
    known.set(path, file)
    return file
  }
}

/** Made when it is first needed: most servers are never asked for the reference. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Quickly, since somebody waits for it. */
function compressed(type: string, content: Buffer): StaticFile {
  const br = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return { ...staticFileOf(type, content), br, gzip: gzipSync(content) }
}
