import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createOutbound } from '../../platform/outbound/request.ts'
import type { FetchedBytes, FetchResult } from './fetch_result.ts'
import {
  content,
  failsWith,
  fetcherFor,
  fetcherWith,
  redirect,
  startWebsite,
  status,
} from './testing/website.ts'

const bytesOf = (fetched: FetchResult) => {
  assert.equal(fetched.state, 'fetched')
  return (fetched as FetchedBytes).bytes.toString()
}

test('a page comes with its bytes, type, name and final address, and we say who we are', async () => {
  const { origin, host, received } = await startWebsite({
    '/files/prices.pdf': content('application/pdf', 'bytes', { etag: '"1"', 'last-modified': 'yesterday' }),
  })
  const { fetcher } = fetcherFor(host)
  assert.deepEqual(await fetcher.page(`${origin}/files/prices.pdf?utm_source=x#page=2`), {
    state: 'fetched',
    url: `${origin}/files/prices.pdf`,
    contentType: 'application/pdf',
    filename: 'prices.pdf',
    bytes: Buffer.from('bytes'),
    validators: { etag: '"1"', last_modified: 'yesterday' },
  })
  const { headers } = received.at(-1)!
  assert.match(headers['user-agent']!, /^Foyer\/\d+\.\d+\.\d+$/)
  assert.deepEqual([headers['accept-encoding'], headers['accept-language']], ['gzip, br, deflate', '*'])
})

test('what is compressed on the way is not when it arrives', async () => {
  const { origin, host } = await startWebsite({
    '/gzip': content('text/plain', gzipSync('Größe'), { 'content-encoding': 'gzip' }),
    '/br': content('text/plain', brotliCompressSync('Größe'), { 'content-encoding': 'br' }),
  })
  const { fetcher } = fetcherFor(host)
  for (const path of ['/gzip', '/br']) assert.equal(bytesOf(await fetcher.page(origin + path)), 'Größe')
})

test('what was fetched before is asked for by its validators, and comes only when it changed', async () => {
  let etag = '"one"'
  const { origin, host, received } = await startWebsite({
    '/a': (response, { headers }) =>
      headers['if-none-match'] === etag
        ? response.writeHead(304).end()
        : response.writeHead(200, { etag, 'last-modified': 'Mon, 02 Mar 2026 10:00:00 GMT' }).end('hello'),
  })
  const { fetcher } = fetcherFor(host)
  const first = (await fetcher.page(`${origin}/a`)) as FetchedBytes
  const known = new Map([[first.url, first.validators]])
  assert.deepEqual(await fetcher.page(`${origin}/a`, known), { state: 'unchanged', url: `${origin}/a` })
  assert.equal(received.at(-1)!.headers['if-modified-since'], 'Mon, 02 Mar 2026 10:00:00 GMT')
  etag = '"two"'
  assert.equal(bytesOf(await fetcher.page(`${origin}/a`, known)), 'hello')
})

test('validators are shown only at the address that gave them, and strange ones are not kept', async () => {
  const { origin, host, received } = await startWebsite({
    '/a': redirect('/b'),
    '/b': content('text/plain', 'b', { etag: 'x'.repeat(501), 'last-modified': 'caf\u00e9' }),
  })
  const { fetcher } = fetcherFor(host)
  const known = new Map([[`${origin}/a`, { etag: '"a"', last_modified: null }]])
  const fetched = (await fetcher.page(`${origin}/a`, known)) as FetchedBytes
  assert.deepEqual(
    received.map(({ path, headers }) => [path, headers['if-none-match']]),
    [
      ['/robots.txt', undefined],
      ['/a', '"a"'],
      ['/b', undefined],
    ],
  )
  assert.deepEqual(fetched.validators, { etag: null, last_modified: null })
})

test('redirects are followed, five at most, also relative ones and ones in UTF-8', async () => {
  const hops = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((count) => [
      `/${count}`,
      redirect(count === 6 ? 'end?utm_source=x' : `/${count + 1}`),
    ]),
  )
  const { origin, host } = await startWebsite({
    ...hops,
    '/end': 'the end',
    '/utf-8': (response) =>
      response.writeHead(301, { location: Buffer.from('/für').toString('latin1') }).end(),
    '/f%C3%BCr': 'found',
    '/circle': redirect('/circle'),
    '/nowhere': status(302),
  })
  const { fetcher } = fetcherFor(host)
  const end = await fetcher.page(`${origin}/2`)
  assert.deepEqual([end.url, bytesOf(end)], [`${origin}/end`, 'the end'])
  assert.equal(bytesOf(await fetcher.page(`${origin}/utf-8`)), 'found')
  for (const path of ['/1', '/circle'])
    await assert.rejects(fetcher.page(origin + path), failsWith('too_many_redirects', 'lasting'))
  await assert.rejects(
    fetcher.page(`${origin}/nowhere`),
    failsWith('redirect_unsupported', 'lasting', /to nowhere/),
  )
})

test('every answer that is no page is a failure, lasting or passing, with a word on what to do', async () => {
  const { origin, host } = await startWebsite((path) =>
    path === '/robots.txt' ? undefined : status(Number(path.slice(1)), { 'retry-after': '3600' }),
  )
  const { fetcher } = fetcherFor(host)
  for (const [code, failure, kind, message] of [
    [404, 'not_found', 'lasting', /Check the address/],
    [410, 'not_found', 'lasting', /Check the address/],
    [401, 'access_denied', 'lasting', /Make it public/],
    [403, 'access_denied', 'lasting', /user agent Foyer/],
    [429, 'busy', 'passing', /429/],
    [503, 'busy', 'passing', /503/],
    [500, 'server_error', 'passing', /500/],
    [502, 'server_error', 'passing', /502/],
    [408, 'server_error', 'passing', /408/],
    [204, 'answer_unexpected', 'lasting', /204/],
    [304, 'answer_unexpected', 'lasting', /304/],
    [418, 'answer_unexpected', 'lasting', /418/],
  ] as const)
    await assert.rejects(fetcher.page(`${origin}/${code}`), failsWith(failure, kind, message))
})

test('what there is nothing to read in is refused by its type, without reading it', async () => {
  const { origin, host } = await startWebsite({ '/a': content('image/png', 'x'.repeat(1000)) })
  const { fetcher } = fetcherFor(host)
  await assert.rejects(fetcher.page(`${origin}/a`), failsWith('unsupported_format', 'lasting', /image\/png/))
})

test('an address that can never be fetched fails before anything is sent', async () => {
  const { fetcher } = fetcherFor()
  for (const url of ['ftp://example.com/', 'https://user:pass@example.com/', 'file:///etc/passwd', 'hello'])
    await assert.rejects(fetcher.page(url), failsWith('address_unsupported', 'lasting'))
})

test('what cannot be reached fails for now: no such name, nobody there', async () => {
  const { fetcher } = fetcherWith(createOutbound({ allow: ['127.0.0.1:1'], resolve: async () => [] }))
  await assert.rejects(fetcher.page('http://127.0.0.1:1/'), failsWith('unreachable', 'passing'))
  await assert.rejects(fetcher.page('http://nobody.example/'), failsWith('name_unresolved', 'passing'))
})

test('robots.txt is obeyed for single pages too, and the failure tells the rule and the user agent', async () => {
  const { origin, host, asked } = await startWebsite({
    '/robots.txt': 'User-agent: *\nDisallow: /private\n',
    '/private/a': 'secret',
    '/open': redirect('/private/a'),
    '/b': 'b',
  })
  const { fetcher } = fetcherFor(host)
  const refused = failsWith('robots_disallowed', 'lasting', /line 2: "Disallow: \/private".*user agent Foyer/)
  for (const path of ['/private/a', '/open']) await assert.rejects(fetcher.page(origin + path), refused)
  assert.equal(bytesOf(await fetcher.page(`${origin}/b`)), 'b')
  assert.deepEqual(asked, ['/robots.txt', '/open', '/b'])
})

test('a request that is aborted ends with the reason it was aborted for', async () => {
  const aborting = new AbortController()
  const reason = new Error('the server stops')
  const { origin, host } = await startWebsite({ '/a': () => aborting.abort(reason) })
  const { fetcher } = fetcherFor(host)
  await assert.rejects(fetcher.page(`${origin}/a`, undefined, aborting.signal), (error) => error === reason)
})
