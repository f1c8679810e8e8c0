import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { allOperations, errorCodes, errorsOf, isForPeople, isWrite } from '@foyer/contract'
import { newOrganization, sharedService } from '../../testing/api.ts'
import { publishedDocument } from '../../testing/published_document.ts'
import { guides } from './guides.ts'
import { unknownParameter } from './pages/errors.ts'

async function get(path: string, headers: Record<string, string> = {}) {
  const { app } = await sharedService()
  return app.inject({ url: path, headers })
}

async function page(path: string): Promise<string> {
  const { statusCode, body } = await get(path)
  assert.equal(statusCode, 200, path)
  return body
}

const objects = Object.keys(publishedDocument.components.schemas)
const paths = [
  '/docs',
  '/docs/conventions',
  '/docs/errors',
  '/docs/events',
  '/docs/objects',
  ...guides.map(({ slug }) => `/docs/guides/${slug}`),
  ...allOperations.map(({ id }) => `/docs/operations/${id}`),
  ...objects.map((name) => `/docs/objects/${name}`),
]

test('R10: every page is under a policy that runs and loads our own files alone, and has no inline script or style', async () => {
  for (const path of paths) {
    const { headers, body, statusCode } = await get(path)
    assert.equal(statusCode, 200, path)
    assert.equal(
      headers['content-security-policy'],
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.doesNotMatch(body, /<style|\sstyle=|\son\w+=|javascript:/i, path)
    const loaded = [...body.matchAll(/<(?:script|link|img)\b[^>]*(?:src|href)="([^"]+)"/g)].map(
      ([, file]) => file,
    )
    assert.deepEqual(new Set(loaded), new Set(files), path)
  }
})

const files = ['/docs/assets/icon.svg', '/docs/assets/styles.css', '/docs/assets/reference.js']

test('the files of the pages are sent with their type, and again only when they have changed', async () => {
  const types = ['image/svg+xml', 'text/css', 'text/javascript']
  for (const [index, file] of files.entries()) {
    const { statusCode, headers } = await get(file)
    assert.equal(statusCode, 200)
    assert.ok(String(headers['content-type']).startsWith(types[index]!))
    assert.equal((await get(file, { 'if-none-match': String(headers.etag) })).statusCode, 304)
  }
  assert.equal((await get('/docs/assets/nothing.js')).statusCode, 404)
})

test('every link of every page leads to a page, and its anchor to a place on it', async () => {
  const anchors = new Map<string, Set<string>>()
  const links: [from: string, to: string][] = []
  for (const path of paths) {
    const body = await page(path)
    const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)
    assert.equal(new Set(ids).size, ids.length, `${path} has an id twice`)
    anchors.set(path, new Set(ids))
    for (const [, to] of body.matchAll(/<a\b[^>]*href="([^"]+)"/g)) links.push([path, to!])
  }
  const outside = new Set(['/', '/openapi.json'])
  for (const [from, to] of links) {
    if (/^https?:/.test(to) || outside.has(to)) continue
    const [path, anchor] = to.split('#') as [string, string | undefined]
    const ids = anchors.get(path === '' ? from : path)
    assert.ok(ids && (anchor === undefined || ids.has(anchor)), `${from} links to ${to}`)
  }
})

test('an operation has its address, its parameters, its body, its errors and its examples', async () => {
  for (const operation of allOperations) {
    const body = textOf(await page(`/docs/operations/${operation.id}`))
    const described = [
      ...Object.keys(operation.query?.properties ?? {}),
      ...Object.keys(operation.body?.properties ?? {}),
    ]
    const expected = [
      operation.summary,
      operation.description!.replaceAll('`', ''),
      `${operation.method} /v1${operation.path}`,
      ...described,
      ...errorsOf(operation),
      'curl',
      `Response ${operation.status}`,
      isForPeople(operation) ? 'foyer_session' : 'Authorization: Bearer $FOYER_API_KEY',
      ...(isWrite(operation) ? ['Idempotency-Key'] : []),
      ...(operation.dryRun ? ['?dry_run=true'] : []),
      ...(operation.versioned ? ['ETag'] : []),
    ]
    for (const words of expected) assert.ok(body.includes(words), `${operation.id} lacks ${words}`)
  }
})

/** What a reader reads. */
const textOf = (body: string) =>
  body
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/[ \n]+/g, ' ')

test('an object has its attributes, an example, and what returns it', async () => {
  const body = await page('/docs/objects/agent')
  for (const part of [
    'allowed_origins',
    '<h2>Returned by</h2>',
    '/docs/operations/createAgent',
    'ag_Zk3vQ9pL1xWmT7aB',
  ])
    assert.ok(body.includes(part), part)
  for (const name of objects)
    assert.ok((await page('/docs/objects')).includes(`/docs/objects/${name}"`), name)
})

test('every error code and every type of event has a place of its own', async () => {
  const errors = await page('/docs/errors')
  for (const code of errorCodes) assert.ok(errors.includes(`id="${code}"`), code)
  const events = await page('/docs/events')
  for (const type of Object.keys(publishedDocument.webhooks)) assert.ok(events.includes(`id="${type}"`), type)
})

test('the error that the reference shows is one that the service gives', async () => {
  const api = await newOrganization()
  const { status, body } = await api.post('/agents', { name: 'Front desk', langauges: ['en'] })
  assert.deepEqual([status, body], [422, unknownParameter])
})

test('the search goes through operations, guides, objects, events and errors, and each has its page', async () => {
  const entries: { title: string; href: string }[] = (await get('/docs/search.json')).json()
  const known = new Set(paths)
  for (const { href } of entries) assert.ok(known.has(href.split('#')[0]!), href)
  const found = entries.map(({ title }) => title)
  for (const title of [
    'Create an agent',
    'Put the widget on a site',
    'agent',
    'agent.created',
    'flow_invalid',
  ])
    assert.ok(found.includes(title), title)
})

test('what is no page is 404 in the envelope of the API', async () => {
  const wrong = [
    '/docs/nothing',
    '/docs/operations',
    '/docs/operations/nothing',
    '/docs/objects/constructor',
    '/docs/guides/..%2f..%2fREADME',
    '/docs/guides/conventions',
  ]
  for (const path of wrong) {
    const { statusCode, body } = await get(path)
    assert.equal(statusCode, 404, path)
    assert.equal(JSON.parse(body).error.code, 'resource_missing')
  }
})

test('no page is larger than 30 KB on the wire, and the largest of what it loads is 12 KB', async () => {
  const size = async (path: string) => {
    const { rawPayload, headers } = await get(path, { 'accept-encoding': 'br' })
    assert.equal(headers['content-encoding'], 'br', path)
    assert.ok(brotliDecompressSync(rawPayload).length > 0)
    return rawPayload.length
  }
  for (const path of paths) assert.ok((await size(path)) <= 30 * 1024, path)
  for (const file of [...files, '/docs/search.json']) assert.ok((await size(file)) <= 12 * 1024, file)
})

test('a slash at the end of an address changes nothing', async () => {
  assert.equal(await page('/docs/'), await page('/docs'))
  assert.equal(await page('/docs/errors/'), await page('/docs/errors'))
})

test('the examples name the address of this service', async () => {
  assert.match(await page('/docs/guides/talk-to-an-agent'), /FOYER_URL=http:\/\/127\.0\.0\.1:4000\n/)
  assert.match(await page('/docs/operations/listAgents'), /curl http:\/\/127\.0\.0\.1:4000\/v1\/agents /)
})
