import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  failsWith,
  fetcherFor,
  type RequestHandler,
  redirect,
  startWebsite,
  status,
} from './testing/website.ts'

async function siteWith(robots: RequestHandler | string) {
  const website = await startWebsite((path) => (path === '/robots.txt' ? robots : `page ${path}`))
  return { ...website, ...fetcherFor(website.host) }
}

test('where there is no robots.txt everything may be read', async () => {
  for (const robots of [status(404), status(403), status(401), status(204), redirect('/robots.txt')]) {
    const { fetcher, origin } = await siteWith(robots)
    assert.equal((await fetcher.page(`${origin}/a`)).state, 'fetched')
  }
})

test('where robots.txt cannot be had nothing may be read for now, and no page is asked for', async () => {
  for (const robots of [
    status(500),
    status(503, { 'retry-after': '3600' }),
    status(429, { 'retry-after': '3600' }),
  ]) {
    const { fetcher, origin, asked } = await siteWith(robots)
    await assert.rejects(fetcher.page(`${origin}/a`), failsWith('robots_unreachable', 'passing'))
    assert.deepEqual(asked, ['/robots.txt'])
  }
  const { fetcher, origin } = await siteWith((response) => response.destroy())
  await assert.rejects(fetcher.page(`${origin}/a`), failsWith('unreachable', 'passing'))
})

test('redirects of robots.txt are followed', async () => {
  const { host, origin } = await startWebsite({
    '/robots.txt': redirect('/real.txt'),
    '/real.txt': 'User-agent: *\nDisallow: /',
  })
  await assert.rejects(
    fetcherFor(host).fetcher.page(`${origin}/a`),
    failsWith('robots_disallowed', 'lasting'),
  )
})

test('robots.txt is asked for once an hour', async () => {
  const { fetcher, origin, asked, sleep } = await siteWith('')
  const askedForRobots = () => asked.filter((path) => path === '/robots.txt').length
  for (const path of ['/a', '/b', '/c']) await fetcher.page(origin + path)
  assert.equal(askedForRobots(), 1)
  await sleep(59 * 60_000)
  await fetcher.page(`${origin}/d`)
  assert.equal(askedForRobots(), 1)
  await sleep(60_000)
  await fetcher.page(`${origin}/e`)
  assert.equal(askedForRobots(), 2)
})

test('a robots.txt that could not be had is asked for again at once', async () => {
  let broken = true
  const { fetcher, origin } = await siteWith((response) =>
    broken ? response.writeHead(500).end() : response.end(''),
  )
  await assert.rejects(fetcher.page(`${origin}/a`))
  broken = false
  assert.equal((await fetcher.page(`${origin}/a`)).state, 'fetched')
})
