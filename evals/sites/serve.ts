import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/**
 * One of the invented sites, as a web host serves a folder: `/pricing/` is `pricing/index.html`, and `/pricing` is
 * `pricing.html`. Where a text names the site's own address, it names the address that it is served at.
 */

export interface RunningSite {
  url: string
  /** `host:port`, as FOYER_ALLOW_HOSTS takes it. */
  host: string
  close(): Promise<void>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
}

export async function serveSite(folder: string, origin: string): Promise<RunningSite> {
  let served = ''
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://site')
    const file = fileAt(folder, decodeURIComponent(pathname))
    if (file === undefined) {
      response.writeHead(404, { 'content-type': types['.html'] })
      return void response.end('<!doctype html><title>404</title><h1>Not found</h1>')
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    const bytes = readFileSync(file)
    const isText = type.startsWith('text/') || type.endsWith('/xml')
    response.writeHead(200, { 'content-type': type })
    response.end(isText ? bytes.toString('utf8').replaceAll(origin, served) : bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  served = `http://${host}`
  return {
    url: `${served}/`,
    host,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function fileAt(folder: string, pathname: string): string | undefined {
  const path = join(folder, normalize(`/${pathname}`))
  return [path, join(path, 'index.html'), `${path}.html`].find(
    (each) => existsSync(each) && statSync(each).isFile(),
  )
}
