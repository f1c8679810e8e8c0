import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { createOutbound, type Outbound } from '../../../platform/outbound/request.ts'
import { type Received, startReceiver } from '../../../testing/receiver.ts'
import { SourceFailure } from '../../reading/failure.ts'
import type { SitePage } from '../fetch_result.ts'
import { createFetcher, type Fetcher } from '../fetcher.ts'
import type { Site, SiteSettings } from '../site.ts'

export type RequestHandler = (response: ServerResponse, request: Received) => void
/** By path, with its query: HTML, or what answers. Everything else is not there, robots.txt included. */
export type Pages = Record<string, string | RequestHandler>

export interface Website {
  origin: string
  host: string
  /** The paths that were asked for, in order. */
  asked: string[]
  received: Received[]
}

export async function startWebsite(
  pages: Pages | ((path: string) => string | RequestHandler | undefined),
): Promise<Website> {
  const pageAt = typeof pages === 'function' ? pages : (path: string) => pages[path]
  const asked: string[] = []
  const { host, received } = await startReceiver((request, response) => {
    asked.push(request.path)
    const page = pageAt(request.path)
    if (typeof page === 'function') page(response, request)
    else if (page === undefined) response.writeHead(404).end('Not found')
    else response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  return { origin: `http://${host}`, host, asked, received }
}

export const status =
  (code: number, headers: Record<string, string> = {}): RequestHandler =>
  (response) =>
    response.writeHead(code, headers).end()

export const redirect = (location: string) => status(302, { location })

export const content =
  (type: string, body: string | Buffer, headers: Record<string, string> = {}): RequestHandler =>
  (response) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(body)

export const linksTo = (...paths: string[]) =>
  paths.map((path) => `<a href="${path}">to ${path}</a>`).join('\n')

export function fetcherFor(...hosts: string[]) {
  return fetcherWith(createOutbound({ allow: hosts }))
}

/** A fetcher whose time stands still unless it sleeps; `waits` are its sleeps, in milliseconds. */
export function fetcherWith(outbound: Outbound, timeoutSeconds?: number) {
  const waits: number[] = []
  let ms = Date.parse('2026-03-02T10:00:00Z')
  const time = {
    now: () => new Date(ms),
    sleep: async (wait: number) => {
      waits.push(wait)
      ms += wait
    },
  }
  return { fetcher: createFetcher({ outbound, timeoutSeconds, ...time }), waits, ...time }
}

export const everything: SiteSettings = { max_pages: 100, include: [], exclude: [] }

/** Reads a site as ingestion does: takes each page, and says what it links to. */
export async function crawl(site: Site): Promise<SitePage[]> {
  const pages: SitePage[] = []
  for (let page = await site.next(); page; page = await site.next()) {
    const html = page.state === 'fetched' ? page.bytes.toString() : ''
    const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1] ?? null
    const links = [...html.matchAll(/<a href="([^"]*)">/g)].map(([, href]) => href!)
    if (!(await site.report(page.url, { links, canonical }))) pages.push(page)
  }
  return pages
}

export async function crawlPaths(fetcher: Fetcher, url: string, settings: Partial<SiteSettings> = {}) {
  const pages = await crawl(fetcher.site(url, { ...everything, ...settings }))
  return pages.map(
    (page) => `${page.state === 'failed' ? 'failed ' : ''}${page.url.slice(new URL(page.url).origin.length)}`,
  )
}

export const failsWith =
  (code: string, kind: 'lasting' | 'passing', message?: RegExp) => (error: unknown) => {
    assert.ok(error instanceof SourceFailure, String(error))
    assert.deepEqual([error.code, error.lasting ? 'lasting' : 'passing'], [code, kind], error.message)
    if (message) assert.match(error.message, message)
    return true
  }
