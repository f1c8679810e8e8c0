import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { SitePage } from './fetch_result.ts'
import {
  content,
  crawl,
  crawlPaths,
  everything,
  failsWith,
  fetcherFor,
  linksTo,
  redirect,
  startWebsite,
  status,
} from './testing/website.ts'

const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${path}</loc></url>`).join('')}</urlset>`
const index = (...paths: string[]) =>
  `<sitemapindex>${paths.map((path) => `<sitemap><loc>${path}</loc></sitemap>`).join('')}</sitemapindex>`
const pathsOf = (pages: SitePage[]) => pages.map(({ url }) => new URL(url).pathname)

test('a site is read from its start: its links, then what the sitemap lists, then breadth-first, each page once', async () => {
  const website = await startWebsite({
    '/': linksTo('/b', '/a', '/b#again', '?utm_source=home', 'https://elsewhere.example/'),
    '/a': linksTo('/', '/a1', '/listed'),
    '/a1': linksTo('/a2'),
    '/a2': '',
    '/b': linksTo('/b1'),
    '/b1': '',
    '/listed': linksTo('/only-from-there'),
    '/only-from-there': '',
    '/sitemap.xml': content('application/xml', sitemap('/a', '/listed')),
  })
  const expected = ['/', '/b', '/a', '/listed', '/b1', '/a1', '/only-from-there', '/a2']
  for (let times = 0; times < 2; times += 1) {
    const { fetcher } = fetcherFor(website.host)
    website.asked.length = 0
    assert.deepEqual(await crawlPaths(fetcher, `${website.origin}/`), expected)
    assert.deepEqual(website.asked, ['/robots.txt', '/', '/sitemap.xml', ...expected.slice(1)])
  }
})

test('sitemaps are found by robots.txt, through indexes, compressed, and as lists of lines', async () => {
  const elsewhere = await startWebsite({ '/s.xml': content('text/xml', sitemap('/gone')) })
  const { host, origin, asked } = await startWebsite({
    '/robots.txt': `Sitemap: /maps/index.xml\nSitemap: /maps/more.txt\nSitemap: ${elsewhere.origin}/s.xml`,
    '/maps/index.xml': content('text/xml', index('one.xml.gz', 'index.xml', '/gone.xml')),
    '/maps/one.xml.gz': content('application/gzip', gzipSync(sitemap('/one'))),
    '/maps/more.txt': (response, { headers }) => response.end(`http://${headers.host}/two\n`),
    '/': 'no links',
    '/one': '1',
    '/two': '2',
  })
  const { fetcher } = fetcherFor(host, elsewhere.host)
  assert.deepEqual(await crawlPaths(fetcher, origin), ['/', '/two', '/one'])
  assert.ok(!asked.includes('/sitemap.xml'))
  assert.deepEqual(elsewhere.asked, [])
})

test('a sitemap that cannot be had for now does not lose the pages that were there the last time', async () => {
  const { host, origin } = await startWebsite({
    '/': '',
    '/orphan': '',
    '/sitemap.xml': status(500),
  })
  const { fetcher } = fetcherFor(host)
  assert.deepEqual(await crawlPaths(fetcher, origin), ['/'])
  const known = new Map([[`${origin}/orphan`, { etag: null, last_modified: null }]])
  assert.deepEqual(pathsOf(await crawl(fetcher.site(origin, everything, known))), ['/', '/orphan'])
})

test('max_pages bounds what is read, and total says how much it will be', async () => {
  const { host, origin, asked } = await startWebsite((path) =>
    path.endsWith('.txt') || path.endsWith('.xml') ? undefined : linksTo(`${path}x`, `${path}y`, `${path}z`),
  )
  const site = fetcherFor(host).fetcher.site(origin, { ...everything, max_pages: 5 })
  assert.equal(site.total, 0)
  await site.next()
  assert.equal(site.total, 1)
  await site.report(origin, { links: ['/x', '/y', '/z'], canonical: null })
  assert.equal(site.total, 4)
  assert.equal((await crawl(site)).length, 4)
  assert.equal(site.total, 5)
  assert.equal(asked.length, 7)
})

test('a site that starts at a path reads what lies under it, narrowed by include and exclude', async () => {
  const pages = Object.fromEntries(
    ['/docs/', '/docs/a', '/docs/old/a', '/docs/b', '/blog/a', '/'].map((path) => [
      path,
      linksTo('/docs/a', '/docs/old/a', '/docs/b', '/blog/a', '/'),
    ]),
  )
  const { host, origin } = await startWebsite(pages)
  const { fetcher } = fetcherFor(host)
  const all = ['/docs/', '/docs/a', '/docs/old/a', '/docs/b']
  assert.deepEqual(await crawlPaths(fetcher, `${origin}/docs/`), all)
  const exclude = ['/docs/old']
  assert.deepEqual(await crawlPaths(fetcher, `${origin}/docs/`, { exclude }), [
    '/docs/',
    '/docs/a',
    '/docs/b',
  ])
  // The start is read in any case: its owner named it, and its links lead to the rest.
  assert.deepEqual(await crawlPaths(fetcher, `${origin}/docs/`, { include: ['/*/a'], exclude }), [
    '/docs/',
    '/docs/a',
  ])
})

test('what robots.txt keeps us from is left out without a word', async () => {
  const { host, origin, asked } = await startWebsite({
    '/robots.txt': 'User-agent: *\nDisallow: /private\nDisallow: /sitemap.xml',
    '/': linksTo('/private/a', '/moved', '/b'),
    '/moved': redirect('/private/b'),
    '/b': '',
    '/private/a': '',
    '/private/b': '',
  })
  assert.deepEqual(await crawlPaths(fetcherFor(host).fetcher, origin), ['/', '/b'])
  assert.deepEqual(asked, ['/robots.txt', '/', '/moved', '/b'])
})

test('however much robots.txt keeps us from, the rest is found', async () => {
  const disallowed = Array.from({ length: 300 }, (_, count) => `/private/${count}`)
  const { host, origin } = await startWebsite({
    '/robots.txt': 'User-agent: *\nDisallow: /private',
    '/': linksTo(...disallowed, '/b'),
    '/b': '',
  })
  assert.deepEqual(await crawlPaths(fetcherFor(host).fetcher, origin, { max_pages: 2 }), ['/', '/b'])
})

test('redirects inside the site lead to pages that are read once; those that lead out are left alone', async () => {
  const elsewhere = await startWebsite({ '/': 'another site' })
  const { host, origin } = await startWebsite({
    '/': linksTo('/old', '/new', '/older', '/out', '/self'),
    '/old': redirect('/new'),
    '/older': redirect('/newer'),
    '/new': '',
    '/newer': linksTo('/newer', '/older'),
    '/out': redirect(elsewhere.origin),
    '/self': redirect('/'),
  })
  const { fetcher } = fetcherFor(host, elsewhere.host)
  assert.deepEqual(await crawlPaths(fetcher, origin), ['/', '/new', '/newer'])
  assert.deepEqual(elsewhere.asked, [])
})

test('twins are read once when they say which is the right one; a canonical address that cannot be right is ignored', async () => {
  const canonical = (path: string) => `<link rel="canonical" href="${path}">`
  const { host, origin, asked } = await startWebsite({
    '/': linksTo('/index.html', '/docs', '/docs/', '/a?session=1', '/a?session=2', '/a', '/other', '/lost/'),
    '/index.html': canonical('/'),
    '/docs': canonical('/docs/'),
    '/docs/': canonical('/docs/'),
    '/a?session=1': canonical('/a'),
    '/a?session=2': canonical('/a'),
    '/a': canonical('/a'),
    '/other': canonical('/'),
    '/lost/': canonical('https://elsewhere.example/lost/'),
  })
  const paths = await crawlPaths(fetcherFor(host).fetcher, `${origin}/`)
  assert.deepEqual(paths, ['/', '/docs', '/a?session=1', '/other', '/lost/'])
  assert.ok(!asked.includes('/docs/') && !asked.includes('/a'))
})

test('pictures, scripts and feeds are left out: by their ending without asking, by their type without reading', async () => {
  const { host, origin, asked } = await startWebsite({
    '/': linksTo('/a.png', '/all.zip', '/s.css', '/picture', '/feed', '/price.pdf'),
    '/picture': content('image/jpeg', 'x'),
    '/feed': content('application/rss+xml', '<rss/>'),
    '/price.pdf': content('application/pdf', 'x'),
  })
  assert.deepEqual(await crawlPaths(fetcherFor(host).fetcher, origin), ['/', '/price.pdf'])
  assert.deepEqual(asked, ['/robots.txt', '/', '/sitemap.xml', '/picture', '/feed', '/price.pdf'])
})

test('a page that fails is told and does not fail the site; the first page does', async () => {
  const { host, origin } = await startWebsite({
    '/': linksTo('/gone', '/broken', '/b'),
    '/broken': status(500),
    '/b': '',
  })
  const { fetcher } = fetcherFor(host)
  const pages = await crawl(fetcher.site(origin, everything))
  assert.deepEqual(
    pages.map((page) => [
      new URL(page.url).pathname,
      page.state === 'failed' ? page.failure.code : page.state,
    ]),
    [
      ['/', 'fetched'],
      ['/gone', 'not_found'],
      ['/broken', 'server_error'],
      ['/b', 'fetched'],
    ],
  )
  for (const [start, code, kind] of [
    ['/gone', 'not_found', 'lasting'],
    ['/broken', 'server_error', 'passing'],
  ] as const)
    await assert.rejects(fetcher.site(origin + start, everything).next(), failsWith(code, kind))
  await assert.rejects(
    fetcher.site('ftp://example.com', everything).next(),
    failsWith('address_unsupported', 'lasting'),
  )
})

test('a site whose pages fail one after the other fails for now, instead of page by page', async () => {
  let asked = 0
  const { host, origin } = await startWebsite((path) => {
    if (path === '/') return linksTo(...Array.from({ length: 50 }, (_, count) => `/${count}`))
    if (!/^\/\d+$/.test(path)) return undefined
    asked += 1
    // Lasting failures and pages between them do not count.
    return asked === 3 ? status(404) : asked === 6 ? 'fine' : status(500)
  })
  await assert.rejects(
    crawl(fetcherFor(host).fetcher.site(origin, everything)),
    failsWith('site_unavailable', 'passing', /answered 500/),
  )
  assert.equal(asked, 11)
})

test('a start that redirects to another site fails and says where it went', async () => {
  const elsewhere = await startWebsite({ '/': 'another site' })
  const { host, origin } = await startWebsite({ '/': redirect(elsewhere.origin) })
  const { fetcher } = fetcherFor(host, elsewhere.host)
  await assert.rejects(
    fetcher.site(origin, everything).next(),
    failsWith('redirected_elsewhere', 'lasting', new RegExp(elsewhere.origin)),
  )
  assert.deepEqual(elsewhere.asked, [])
})

test('pages that were there the last time come only when they changed; what they linked to is told by the caller', async () => {
  const { host, origin } = await startWebsite({
    '/': (response, { headers }) =>
      headers['if-none-match'] ? response.writeHead(304).end() : response.end('changed'),
    '/a': 'new',
  })
  const known = new Map([[`${origin}/`, { etag: '"1"', last_modified: null }]])
  const site = fetcherFor(host).fetcher.site(origin, everything, known)
  assert.deepEqual(await site.next(), { state: 'unchanged', url: `${origin}/` })
  await site.report(`${origin}/`, { links: [`${origin}/a`], canonical: null })
  assert.equal((await site.next())!.state, 'fetched')
  assert.equal(await site.next(), null)
})

test('an aborted crawl stops with the reason it was aborted for', async () => {
  const aborting = new AbortController()
  const reason = new Error('the server stops')
  const { host, origin } = await startWebsite({
    '/': linksTo('/a', '/b'),
    '/a': () => aborting.abort(reason),
    '/b': '',
  })
  const site = fetcherFor(host).fetcher.site(origin, everything, undefined, aborting.signal)
  await assert.rejects(crawl(site), (error) => error === reason)
})
