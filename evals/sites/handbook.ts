import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { marked } from 'marked'
import type { Page } from './questions.ts'

/** The handbook as its generator publishes it: pages of HTML with a frame around them, linked, and listed in a sitemap. */

export interface ServedSite {
  url: string
  /** `host:port`. */
  host: string
  /** The page that is served under an address. */
  pathOf(url: string): string | undefined
  close(): Promise<void>
}

const home = '/about/'

export async function serveHandbook(pages: Page[]): Promise<ServedSite> {
  const aliases = aliasesOf(pages)
  const paths = new Map(pages.map(({ path }) => [addressOf(path), path]))
  const files = new Map(pages.map((page) => [addressOf(page.path), fileOf(htmlOf(page, aliases))]))
  let origin = ''
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://site')
    if (pathname === '/') return void response.writeHead(301, { location: home }).end()
    const sitemap = () => fileOf(sitemapOf([...paths.keys()], origin))
    const file = pathname === '/sitemap.xml' ? sitemap() : files.get(pathname)
    if (file === undefined) return void response.writeHead(404).end()
    const { body, etag } = file
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
    const type = pathname.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8'
    response.writeHead(200, { 'content-type': type, etag }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  origin = `http://${host}`
  return {
    url: `${origin}/`,
    host,
    pathOf: (url) => paths.get(new URL(url).pathname),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** As it lies on a server's disk. */
const fileOf = (body: string) => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
})

/** `pages/tools/zoom.md` is served as `/tools/zoom/`. */
const addressOf = (path: string) =>
  `/${path.replace(/^pages\//, '').replace(/(^|\/)index\.md$|\.md$/, '')}/`.replace('//', '/')

/** Under which other addresses the pages link to each other. */
const aliasesOf = (pages: Page[]) =>
  new Map(
    pages.flatMap(({ path, markdown }) => {
      const [, listed = ''] = /^redirect_from:\n((?: +- .*\n)+)/m.exec(markdown) ?? []
      return [...listed.matchAll(/- (\S+)/g)].map(([, alias]) => [slashed(alias!), addressOf(path)] as const)
    }),
  )

function htmlOf({ path, markdown }: Page, aliases: ReadonlyMap<string, string>): string {
  const [, matter = '', content = markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? []
  const title = titleIn(matter)
  const written = marked.parse(expanded(content, aliases), { async: false })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title ?? path} | TTS Handbook</title></head><body>
<header><a href="#main">Skip to main content</a>
<nav><a href="${home}">TTS Handbook</a> <a href="/getting-started/">Getting started</a> <a href="/tools/slack/">Tools</a></nav></header>
<main id="main">${title ? `<h1>${title}</h1>` : ''}
${written}</main>
<footer><a href="https://github.com/18F/handbook">Edit this page</a> An official website of the GSA.</footer>
</body></html>`
}

/** It may go on in indented lines, and stand in quotes. */
function titleIn(matter: string): string | undefined {
  const [, title] = /^title:(.*(?:\n +.*)*)/m.exec(matter) ?? []
  return title
    ?.replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^"(.*)"$/, '$1')
}

/** What the generator puts for its short codes, and for the anchors of headings. */
const expanded = (content: string, aliases: ReadonlyMap<string, string>) =>
  content
    .replaceAll(/\{%\s*page\s+"\/?([^"#]*)(#[^"]*)?"\s*%\}/g, (_, address, anchor = '') => {
      const asked = slashed(`/${address}`)
      return `${aliases.get(asked) ?? asked}${anchor}`
    })
    .replaceAll(
      /\{%\s*slack_channel\s+"([^"]*)"(?:\s+"([^"]*)")?\s*%\}/g,
      (_, name, label) => label ?? `#${name}`,
    )
    .replaceAll(/\{%[\s\S]*?%\}/g, '')
    .replaceAll(/^(#+ .*?) *\{#[^}]*\}$/gm, '$1')

const slashed = (address: string) => `/${address}/`.replaceAll(/\/+/g, '/')

const sitemapOf = (addresses: string[], origin: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${origin}${address}</loc></url>`).join('\n')}
</urlset>`
