import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { openApiDocument } from './openapi/index.ts'

/** `/openapi.json`, and the interactive reference at `/docs`: our own files only, under a strict policy. */

const assets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

const page = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Foyer API reference</title>
  <link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
  <div id="reference"></div>
  <script src="/docs/swagger-ui-bundle.js"></script>
  <script src="/docs/start.js"></script>
</body>
</html>
`

const start = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  persistAuthorization: false,
  displayRequestDuration: true,
  validatorUrl: null,
})
`

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

export function installReference(app: FastifyInstance, publicUrl: string) {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static')
  let document: string | undefined

  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(`${publicUrl}/v1`))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/docs', async (_request, reply) =>
    reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(page),
  )
  app.get('/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  )
  for (const [name, type] of Object.entries(assets))
    app.get(`/docs/${name}`, async (request, reply) =>
      sendAsset(reply, request.headers['if-none-match'], type, await readFile(join(folder, name))),
    )
}

function sendAsset(reply: FastifyReply, known: string | undefined, type: string, content: Buffer) {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`
  reply.header('ETag', etag).header('Cache-Control', 'no-cache').type(type)
  return known === etag ? reply.code(304).send() : reply.send(content)
}
