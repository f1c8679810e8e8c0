import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOutbound } from '../../platform/outbound/request.ts'
import {
  crawlPaths,
  failsWith,
  fetcherFor,
  fetcherWith,
  linksTo,
  startWebsite,
  status,
} from './testing/website.ts'

const three = { '/': linksTo('/a', '/b'), '/a': '', '/b': '' }
const all = ['/', '/a', '/b']

test('between two requests to a public host we rest a tenth of a second; hosts that the operator allows need none', async () => {
  const { host, origin } = await startWebsite(three)
  const allowed = createOutbound({ allow: [host] })
  const asPublic = fetcherWith({ ...allowed, allows: () => false })
  assert.deepEqual(await crawlPaths(asPublic.fetcher, origin), all)
  assert.deepEqual(asPublic.waits, [100, 100, 100, 100])

  const inside = fetcherWith(allowed)
  assert.deepEqual(await crawlPaths(inside.fetcher, origin), all)
  assert.deepEqual(inside.waits, [])
})

test('Crawl-delay is honoured, by pages, sitemaps and single pages alike', async () => {
  const { host, origin } = await startWebsite({ ...three, '/robots.txt': 'User-agent: *\nCrawl-delay: 3' })
  const { fetcher, waits } = fetcherFor(host)
  assert.deepEqual(await crawlPaths(fetcher, origin), all)
  assert.deepEqual(waits, [3000, 3000, 3000, 3000])
  await fetcher.page(`${origin}/a`)
  assert.equal(waits.length, 5)
})

test('a server that is busy is asked again when it says, three times in all, and then fails for now', async () => {
  let asked = 0
  const { host, origin } = await startWebsite({
    '/soon': (response) => {
      asked += 1
      if (asked < 3) response.writeHead(429, { 'retry-after': '7' }).end()
      else response.end('here')
    },
    '/busy': status(503),
    '/always': status(503, { 'retry-after': '1' }),
    '/tomorrow': status(429, { 'retry-after': '86400' }),
  })
  const { fetcher, waits } = fetcherFor(host)
  assert.equal((await fetcher.page(`${origin}/soon`)).state, 'fetched')
  assert.deepEqual(waits.splice(0), [7000, 7000])
  await assert.rejects(fetcher.page(`${origin}/busy`), failsWith('busy', 'passing'))
  assert.deepEqual(waits.splice(0), [2000, 8000])
  await assert.rejects(fetcher.page(`${origin}/always`), failsWith('busy', 'passing'))
  assert.deepEqual(waits.splice(0), [1000, 1000])
  await assert.rejects(fetcher.page(`${origin}/tomorrow`), failsWith('busy', 'passing'))
  assert.deepEqual(waits, [])
})

test('while one server is waited for, nobody else asks it, and other servers are asked', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = await startWebsite({ '/a': async (response) => response.end(await promise), '/b': '' })
  const other = await startWebsite({ '/a': '' })
  const { fetcher } = fetcherFor(slow.host, other.host)
  const waiting = [fetcher.page(`${slow.origin}/a`), fetcher.page(`${slow.origin}/b`)]
  await fetcher.page(`${other.origin}/a`)
  assert.ok(!slow.asked.includes('/b'))
  resolve()
  await Promise.all(waiting)
  assert.deepEqual(slow.asked.slice(-2), ['/a', '/b'])
})
