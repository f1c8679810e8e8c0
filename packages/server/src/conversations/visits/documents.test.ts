import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { concludingAgent, yes } from './testing/concluding_agent.ts'
import { newVisitor, stranger } from './testing/visitors.ts'

const lines: string[] = []
const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
const service = await startService({ database: await sharedDatabase(), logger })
after(() => service.app.close())

async function handedOver(template: object = {}) {
  const api = await newOrganization(service)
  const agent = await concludingAgent(api, template)
  const visitor = await newVisitor(api, agent)
  const turn = await visitor.post('/conversation/messages', yes)
  assert.equal(turn.status, 201, turn.text)
  assert.equal(turn.body.status, 'active')
  const { deliverable } = turn.body.replies[0]
  assert.ok(deliverable.url.startsWith('http://127.0.0.1:4000/visit/documents/vd_'), deliverable.url)
  return { api, visitor, deliverable, path: deliverable.url.slice('http://127.0.0.1:4000/visit'.length) }
}

test('a document that was handed over opens by its address alone, as a page in which nothing runs', async () => {
  const { api, visitor, deliverable, path } = await handedOver()
  assert.deepEqual(Object.keys(deliverable), ['title', 'url'])
  const { status, text, headers } = await stranger(api).get(path)
  assert.equal(status, 200)
  assert.match(text, /<h1>Summary<\/h1>\s*<p>Call back: yes/i)
  assert.equal(headers['content-type'], 'text/html; charset=utf-8')
  assert.match(headers['content-security-policy'] ?? '', /^default-src 'none'; .*; sandbox/)
  assert.match(headers['content-security-policy'] ?? '', /frame-ancestors 'none'/)
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['content-disposition'], 'inline')
  assert.equal(headers['referrer-policy'], 'no-referrer')
  assert.equal(headers['cache-control'], 'no-store')
  const { messages } = (await visitor.get('/conversation')).body
  assert.equal(messages.at(-1).deliverable.title, deliverable.title)
})

test('a document that was handed over is there as a PDF, too, ten times for one address', async () => {
  const { api, path } = await handedOver({ name: 'Überblick' })
  const page = await stranger(api).get(path)
  assert.match(page.text, new RegExp(`<a href="${path.split('/').at(-1)}/pdf" download>Download as PDF</a>`))
  const from = (remoteAddress: string) => service.app.inject({ url: `/visit${path}/pdf`, remoteAddress })
  const file = await from('10.8.8.8')
  assert.equal(file.headers['content-type'], 'application/pdf')
  assert.equal(file.rawPayload.subarray(0, 5).toString(), '%PDF-')
  assert.match(String(file.headers['content-disposition']), /^attachment; .*%C3%9Cberblick\.pdf$/)
  const statuses: number[] = []
  for (let at = 0; at < 10; at++) statuses.push((await from('10.8.8.8')).statusCode)
  assert.deepEqual([statuses[8], statuses[9]], [200, 429])
})

test('it opens for eight days, and no longer than its conversation is there', async () => {
  const { api, visitor, path } = await handedOver()
  const before = service.clock.now
  service.clock.now = new Date(before.getTime() + 8 * 24 * 60 * 60 * 1000)
  const late = await stranger(api).get(path)
  service.clock.now = before
  assert.deepEqual([late.status, late.body.error.code], [401, 'invalid_api_key'])
  await api.delete(`/conversations/${visitor.visit.id}`)
  const erased = await stranger(api).get(path)
  assert.deepEqual([erased.status, erased.body], [401, late.body])
})

test('the token of a conversation opens no document by its address, and that of a document no conversation', async () => {
  const { api, visitor, path } = await handedOver()
  assert.equal((await stranger(api).get(`/documents/${visitor.token}`)).status, 401)
  const authorization = `Bearer ${path.split('/').at(-1)}`
  assert.equal((await stranger(api).get('/conversation', { authorization })).status, 401)
})

test('no line of the log has an address that opens a document, nor a token, nor what was said', async () => {
  const { api, visitor, path } = await handedOver()
  await visitor.say('We want a new website.')
  await stranger(api).get(path)
  await stranger(api).get(`${path}/behind`)
  await stranger(api).post(path, {})
  const log = lines.join('')
  assert.match(log, /"path":"\/visit\/documents\/…"/)
  assert.ok(!log.includes('vd_') && !log.includes('vt_') && !log.includes('new website'))
})
