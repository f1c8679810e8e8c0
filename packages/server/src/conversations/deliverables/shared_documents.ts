import { paperPackFor } from '@foyer/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/db/index.ts'
import {
  createRateLimiter,
  Document,
  hashOf,
  type LimitClock,
  networkOf,
  type RateLimit,
  sendDocument,
} from '../../platform/http/index.ts'
import type { Secrets } from '../../platform/index.ts'
import { policy } from './document.ts'
import type { Printer } from './pdf/printer.ts'
import { findShared } from './repository.ts'
import { getDeliverableFile, getDeliverablePage } from './service.ts'

/** `/shared/{token}`: a document, for whoever has the link. The app stands under /shared. */

interface SharedDependencies {
  database: Database
  secrets: Secrets
  limitClock: LimitClock
  printer: Printer
  now: () => Date
}
interface SharedAddress {
  Params: { token: string }
}

/** How much one address may ask for. Tokens are too long to be guessed; printing costs. */
const opening: RateLimit = { perSecond: 5, burst: 30 }
const printing: RateLimit = { perSecond: 10 / 60, burst: 10 }

export function installSharedDocuments(
  app: FastifyInstance,
  { database, secrets, limitClock, printer, now }: SharedDependencies,
) {
  const openings = createRateLimiter(database.system, opening, limitClock)
  const printings = createRateLimiter(database.system, printing, limitClock)
  const callerOf = ({ ip }: FastifyRequest) => secrets.sign('visitor address', networkOf(ip))

  async function find(token: string) {
    const shared = await findShared(database.system, hashOf(token), now())
    return shared && { db: database.tenant(shared.organization_id), id: shared.id }
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(guarded)
    await openings.take(`shared:${callerOf(request)}`)
  })

  app.get<SharedAddress>('/:token', async (request, reply) => {
    const { token } = request.params
    const shared = await find(token)
    if (!shared) return sendEnded(request, reply)
    return sendFramed(reply, await getDeliverablePage(shared.db, shared.id, `${token}/pdf`))
  })

  app.get<SharedAddress>('/:token/pdf', async (request, reply) => {
    const shared = await find(request.params.token)
    if (!shared) return sendEnded(request, reply)
    await printings.take(`shared file:${callerOf(request)}`)
    return sendDocument(reply, await getDeliverableFile(printer, shared.db, shared.id))
  })
}

/** The address is a secret: it is neither kept, nor found by a search engine, nor told to whom the document links to. */
const guarded = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
}

const framed = (directives: string) => `${directives}; frame-ancestors 'none'`

const sendFramed = (reply: FastifyReply, { mediaType, content, headers }: Document) =>
  sendDocument(
    reply,
    new Document(mediaType, content, {
      ...headers,
      'Content-Security-Policy': framed(headers['Content-Security-Policy'] ?? policy),
    }),
  )

/** The same page whether there never was such a link, it has expired or it was withdrawn. */
function sendEnded(request: FastifyRequest, reply: FastifyReply) {
  const languages = (request.headers['accept-language'] ?? '').split(',').map((each) => each.split(';')[0]!)
  const { language, ended } = paperPackFor(...languages.map((each) => each.trim())).print
  return reply
    .code(404)
    .header('Content-Security-Policy', framed(policy))
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${ended.title}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1rem;color:#1b1b1b}</style>
</head>
<body>
<h1>${ended.title}</h1>
<p>${ended.advice}</p>
</body>
</html>
`)
}
