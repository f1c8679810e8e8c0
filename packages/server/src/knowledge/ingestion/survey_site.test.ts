import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { content, fetcherFor, linksTo, startWebsite } from '../fetching/testing/website.ts'
import { createDocumentReader } from '../reading/document_reader.ts'
import { partsOf, surveySite } from './survey_site.ts'

const reader = createDocumentReader()
after(() => reader.close())

function survey({ host, origin }: { host: string; origin: string }, path = '/') {
  const work = {
    fetcher: fetcherFor(host).fetcher,
    reader,
    stopping: new AbortController().signal,
    tenant: { organization_id: 1 },
  }
  return surveySite(work as unknown as Parameters<typeof surveySite>[0], origin + path)
}

test('a survey counts what the first page and the sitemap lead to, and reads nothing else', async () => {
  const site = await startWebsite({
    '/': `<h1>Home</h1><p>Welcome to this site.</p>${linksTo('/blog/one', '/about')}`,
    '/sitemap.xml': (response, { headers }) =>
      content('application/xml', `<urlset><url><loc>http://${headers.host}/blog/two</loc></url></urlset>`)(
        response,
        {} as never,
      ),
  })
  assert.deepEqual(await survey(site), {
    pages: 4,
    parts: [
      { path: '/blog', pages: 2 },
      { path: '/about', pages: 1 },
    ],
  })
  assert.deepEqual(
    site.asked.filter((path) => path.startsWith('/blog')),
    [],
  )
})

test('a first page without text does not end a survey: the sitemap counts', async () => {
  const site = await startWebsite({
    '/': '<html><body><div id="root"></div><script src="/app.js"></script></body></html>',
    '/sitemap.xml': (response, { headers }) =>
      content('application/xml', `<urlset><url><loc>http://${headers.host}/a</loc></url></urlset>`)(
        response,
        {} as never,
      ),
  })
  assert.equal((await survey(site)).pages, 2)
})

test('parts are named below where the site starts', () => {
  const addresses = [
    'https://x.example/docs/guide/a',
    'https://x.example/docs/guide/b',
    'https://x.example/docs',
  ]
  assert.deepEqual(partsOf(addresses, ['docs']), [{ path: '/docs/guide', pages: 2 }])
})
