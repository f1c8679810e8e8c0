import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'

/** A page in the machine's own Chromium: it loads the built files, and the API stands behind the same address. */

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)

export const skipWithoutBrowser = chromium ? false : 'no Chromium on this machine'

/** Runs the statements of a module, imports first, and gives what they return. */
export async function runInBrowser(script: string, places: { dist: string; api: string }): Promise<unknown> {
  const profile = mkdtempSync(join(tmpdir(), 'foyer-chromium-'))
  const { promise: told, resolve: tell, reject } = Promise.withResolvers<string>()
  const server = createServer(async (request, response) => {
    const { url = '/' } = request
    if (url === '/') response.setHeader('content-type', 'text/html').end(pageOf(script))
    else if (url.startsWith('/dist/'))
      response
        .setHeader('content-type', 'text/javascript')
        .end(readFileSync(join(places.dist, basename(url))))
    else if (url === '/told') {
      tell(await text(request))
      response.end()
    } else if (url.startsWith('/v1/')) {
      const answer = await forward(request, places.api + url)
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
    } else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    `--user-data-dir=${profile}`,
  ]
  const browser = spawn(chromium!, [...flags, address], { stdio: 'ignore' })
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  browser.once('error', reject)
  browser.once('exit', (code) => reject(new Error(`Chromium ended with ${code} before the page had spoken.`)))
  try {
    return JSON.parse(await told)
  } finally {
    browser.kill('SIGKILL')
    await ended
    server.closeAllConnections()
    server.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function pageOf(script: string): string {
  const [imports, body] = [/^\s*import .*$/gm, /^(?!\s*import ).*$/gm].map((lines) =>
    script.match(lines)!.join('\n'),
  )
  return `<!doctype html><script type="module">${imports}
    const tell = (value) => fetch('/told', { method: 'POST', body: JSON.stringify(value) })
    const script = async () => { ${body} }
    script().then(tell, (error) => tell(String(error)))
  </script>`
}

async function forward(request: IncomingMessage, url: string): Promise<Response> {
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
  const body = await buffer(request)
  return fetch(url, {
    method: request.method!,
    headers: headers as Record<string, string>,
    ...(body.length > 0 && { body }),
  })
}
