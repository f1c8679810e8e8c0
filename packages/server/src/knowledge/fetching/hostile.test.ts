import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { createOutbound } from '../../platform/outbound/request.ts'
import {
  content,
  crawl,
  crawlPaths,
  everything,
  failsWith,
  fetcherFor,
  fetcherWith,
  linksTo,
  redirect,
  startWebsite,
} from './testing/website.ts'

const mib = 1024 * 1024
const inside = failsWith('address_private', 'lasting', /private, local or reserved/)
const unresolved = failsWith('name_unresolved', 'passing', /has no public address/)

function endlessly(response: ServerResponse, chunk: string | Buffer) {
  const more = () => {
    while (response.writable && response.write(chunk));
  }
  response.on('drain', more)
  more()
}

test('R6 private addresses are never reached: written out, by name, or by redirect', async () => {
  const target = await startWebsite(() => 'inside')
  const port = target.host.split(':')[1]
  const strict = fetcherFor().fetcher
  for (const host of [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
  ]) {
    await assert.rejects(strict.page(`http://${host}:${port}/`), inside)
    await assert.rejects(strict.site(`http://${host}:${port}/`, everything).next(), inside)
  }
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
  const named = fetcherWith(createOutbound({ allow: [], resolve })).fetcher
  await assert.rejects(named.page(`http://public.example:${port}/`), unresolved)

  const outside = await startWebsite({ '/': redirect(target.origin), '/robots.txt': '' })
  await assert.rejects(fetcherFor(outside.host).fetcher.page(outside.origin), inside)
  const lying = await startWebsite({ '/robots.txt': redirect(`${target.origin}/robots.txt`), '/': '' })
  await assert.rejects(fetcherFor(lying.host).fetcher.page(lying.origin), inside)
  assert.deepEqual(target.asked, [])
})

test('R6 a name that moves inside between two requests is refused at the second: each is looked up and checked anew', async () => {
  const { asked, host } = await startWebsite(() => 'inside')
  const port = host.split(':')[1]
  const resolved: string[] = []
  const resolve = async (name: string) => {
    resolved.push(name)
    return [{ address: '127.0.0.1', family: 4 }]
  }
  // Robots.txt is answered as if the name were public; then its next answer counts.
  const before = createOutbound({ allow: [`rebinding.example:${port}`], resolve })
  const after = createOutbound({ allow: [], resolve })
  const { fetcher } = fetcherWith({
    ...after,
    request: (url, request) => (url.endsWith('/robots.txt') ? before : after).request(url, request),
  })
  await assert.rejects(fetcher.page(`http://rebinding.example:${port}/`), unresolved)
  assert.deepEqual([asked, resolved.length], [['/robots.txt'], 2])
})

test('R6 redirects to other schemes, with passwords, and in circles end as failures', async () => {
  const { host, origin } = await startWebsite({
    '/file': redirect('file:///etc/passwd'),
    '/data': redirect('data:text/html,hello'),
    '/password': redirect('http://user:pass@example.com/'),
    '/long': redirect(`/${'a'.repeat(3000)}`),
    '/one': redirect('/two'),
    '/two': redirect('/one'),
  })
  const { fetcher } = fetcherFor(host)
  for (const path of ['/file', '/data', '/password', '/long'])
    await assert.rejects(fetcher.page(origin + path), failsWith('redirect_unsupported', 'lasting'))
  await assert.rejects(fetcher.page(`${origin}/one`), failsWith('too_many_redirects', 'lasting'))
})

test('R6 bodies without end, bombs and bodies that say they are too large are refused', {
  timeout: 30_000,
}, async () => {
  const bomb = gzipSync(Buffer.alloc(64 * mib), { level: 1 })
  const { host, origin } = await startWebsite({
    '/endless': (response) => endlessly(response, 'x'.repeat(100_000)),
    '/bomb': content('text/html', bomb, { 'content-encoding': 'gzip' }),
    '/says': (response) => response.writeHead(200, { 'content-length': String(33 * mib) }).flushHeaders(),
    '/full': content('text/plain', Buffer.alloc(32 * mib, 'x')),
  })
  const { fetcher } = fetcherFor(host)
  for (const path of ['/endless', '/bomb', '/says'])
    await assert.rejects(fetcher.page(origin + path), failsWith('too_large', 'lasting', /32 MiB/))
  assert.equal((await fetcher.page(`${origin}/full`)).state, 'fetched')
})

test('R6 a body that comes byte by byte runs out of time, however busy it keeps us', {
  timeout: 30_000,
}, async () => {
  const { host, origin } = await startWebsite({
    '/silent': () => {},
    '/halting': (response) => response.write('so far'),
    '/dripping': (response) => endlessly(response, 'x'),
  })
  const { fetcher } = fetcherWith(createOutbound({ allow: [host] }), 0.2)
  for (const path of ['/silent', '/halting', '/dripping'])
    await assert.rejects(fetcher.page(origin + path), failsWith('timed_out', 'passing'))
})

test('R6 of a robots.txt of 100 MB the beginning is read, and obeyed', { timeout: 30_000 }, async () => {
  const { host, origin } = await startWebsite({
    '/robots.txt': content(
      'text/plain',
      `User-agent: *\nDisallow: /private\n${'# and so on\n'.repeat(9_000_000)}`,
    ),
    '/a': 'a',
  })
  const { fetcher } = fetcherFor(host)
  assert.equal((await fetcher.page(`${origin}/a`)).state, 'fetched')
  await assert.rejects(fetcher.page(`${origin}/private`), failsWith('robots_disallowed', 'lasting'))
})

test('R6 a sitemap of a million addresses, or of sitemaps without end, costs no more than the pages that are read', {
  timeout: 60_000,
}, async () => {
  const million = gzipSync(
    `<urlset>${Array.from({ length: 1_000_000 }, (_, count) => `<url><loc>/p${count}</loc></url>`).join('')}</urlset>`,
    { level: 1 },
  )
  const large = await startWebsite((path) =>
    path === '/sitemap.xml'
      ? content('application/gzip', million)
      : path === '/robots.txt'
        ? ''
        : `page ${path}`,
  )
  assert.deepEqual(await crawlPaths(fetcherFor(large.host).fetcher, large.origin, { max_pages: 4 }), [
    '/',
    '/p0',
    '/p1',
    '/p2',
  ])
  assert.equal(large.asked.length, 6)

  let maps = 0
  const endless = await startWebsite((path) => {
    if (path === '/' || path === '/robots.txt') return ''
    if (!path.endsWith('.xml')) return undefined
    maps += 1
    const [one, other] = [`/${maps}a.xml`, `/${maps}b.xml`]
    return `<sitemapindex><sitemap><loc>${one}</loc></sitemap><sitemap><loc>${other}</loc></sitemap><sitemap><loc>${path}</loc></sitemap></sitemapindex>`
  })
  assert.deepEqual(await crawlPaths(fetcherFor(endless.host).fetcher, endless.origin), ['/'])
  assert.equal(maps, 50)
})

test('R6 of a sitemap that lists other sites the first 100,000 addresses are looked at', {
  timeout: 60_000,
}, async () => {
  const foreign = '<url><loc>//elsewhere.example/</loc></url>'
  const late = `<urlset>${foreign.repeat(99_999)}<url><loc>/late</loc></url><url><loc>/later</loc></url></urlset>`
  const { host, origin } = await startWebsite({
    '/': '',
    '/late': '',
    '/later': '',
    '/sitemap.xml': content('text/xml', late),
  })
  assert.deepEqual(await crawlPaths(fetcherFor(host).fetcher, origin), ['/', '/late'])
})

test('R6 hostile links are not followed', async () => {
  const { host, origin, asked } = await startWebsite({
    '/': linksTo(
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'mailto:a@example.com',
      'http://user:pass@127.0.0.1/',
      '//[::1]/',
      'http://169.254.169.254/latest/meta-data/',
      'http://[not an address',
      `/${'a'.repeat(5000)}`,
      '/fine',
    ),
    '/fine': '',
  })
  assert.deepEqual(await crawlPaths(fetcherFor(host).fetcher, origin), ['/', '/fine'])
  assert.deepEqual(asked, ['/robots.txt', '/', '/sitemap.xml', '/fine'])
})

test('R6 a page with 50,000 links, and links without end, are bounded by max_pages', {
  timeout: 60_000,
}, async () => {
  const many = linksTo(...Array.from({ length: 50_000 }, (_, count) => `/many/${count}`))
  const wide = await startWebsite((path) =>
    path === '/' ? many : path.startsWith('/many') ? 'x' : undefined,
  )
  const paths = await crawlPaths(fetcherFor(wide.host).fetcher, wide.origin, { max_pages: 3 })
  assert.deepEqual(paths, ['/', '/many/0', '/many/1'])

  const calendar = await startWebsite((path) => {
    const month = Number(new URL(path, 'http://a').searchParams.get('month') ?? 0)
    return path.endsWith('.xml') || path.endsWith('.txt')
      ? undefined
      : linksTo(`/?month=${month + 1}`, `/?day=${month}`)
  })
  const pages = await crawl(
    fetcherFor(calendar.host).fetcher.site(calendar.origin, { ...everything, max_pages: 30 }),
  )
  assert.equal(pages.length, 30)
  assert.equal(calendar.asked.length, 32)
})

test('R6 addresses without end that turn out to be no pages are given up too', async () => {
  const { host, origin, asked } = await startWebsite((path) => {
    if (path === '/') return linksTo(...Array.from({ length: 1000 }, (_, count) => `/picture${count}`))
    return path.startsWith('/picture') ? content('image/png', 'x') : undefined
  })
  assert.deepEqual(await crawlPaths(fetcherFor(host).fetcher, origin, { max_pages: 10 }), ['/'])
  assert.equal(asked.length, 2 + 120)
})
