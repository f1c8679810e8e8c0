import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { missing } from '../platform/index.ts'
import { newNonce, sendHtml } from './html.ts'
import { notBuilt } from './not_built.ts'
import { readStaticFiles, sendStaticFile } from './static_file.ts'

/** Its pages are one document: where it is in the dashboard is for the browser to read from the address. */
const clientPaths = [
  '/',
  '/sign-in',
  '/sign-in/return',
  '/setup',
  '/join',
  '/forgotten-password',
  '/new-password',
  '/confirm-email',
  '/account',
  '/o/*',
]

const nonceInPage = '__FOYER_NONCE__'
const forAYear = 'public, max-age=31536000, immutable'

export function installDashboard(app: FastifyInstance, folder: string) {
  const page = readPage(folder)
  const files = readStaticFiles(join(folder, 'assets'))

  for (const path of clientPaths)
    app.get(path, async (_request, reply) => {
      if (page === null) return sendHtml(reply.code(503), notBuilt)
      const nonce = newNonce()
      return sendHtml(reply, page.replaceAll(nonceInPage, nonce), nonce)
    })

  // A name has the hash of its content: it never means anything else.
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = files.get(request.params['*'])
    if (!file) throw missing()
    return sendStaticFile(request, reply, file, forAYear)
  })
}

function readPage(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8')
  } catch {
    return null
  }
}
