import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Api, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newDeliverable } from '../../testing/deliverables.ts'
import { listRecorded } from '../../testing/events.ts'

const lines: string[] = []
const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
const service = await startService({ database: await sharedDatabase(), logger })
after(() => service.app.close())
const days = (count: number) => new Date(service.clock.now.getTime() + count * 24 * 60 * 60 * 1000)

async function share(api: Api, body?: object, fields: object = {}) {
  const id = await newDeliverable(api, fields)
  const shared = await api.post(`/deliverables/${id}/share`, body)
  assert.equal(shared.status, 201, shared.text)
  return { id, share: shared.body, path: pathOf(shared.body.url) }
}

const pathOf = (url: string) => new URL(url).pathname
const open = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ url, headers, remoteAddress: `10.0.${visitors++ >> 8}.${visitors & 255}` })
let visitors = 0

test('a link opens the document for whoever has it, as a page that nobody finds, frames or runs anything in', async () => {
  const api = await newOrganization(service)
  await api.patch('/organization', { profile: { address: 'Am <b>Kai</b> 1, 20457 Hamburg' } })
  const { share: made, path, id } = await share(api, undefined, { body: '# Goal\n\nA **site**.' })
  assert.deepEqual(Object.keys(made), [
    'object',
    'deliverable_id',
    'conversation_id',
    'url',
    'created_at',
    'expires_at',
  ])
  assert.match(made.url, /^http:\/\/127\.0\.0\.1:4000\/shared\/ds_[\w-]{43}$/)
  assert.equal(made.expires_at, days(14).toISOString())
  const page = await open(path)
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /<h1>Goal<\/h1>\s*<p>A <strong>site<\/strong>/)
  assert.match(page.body, /Am &lt;b&gt;Kai&lt;\/b&gt; 1<br>20457 Hamburg/)
  assert.match(page.body, new RegExp(`<a href="${path.split('/').at(-1)}/pdf" download>Download as PDF</a>`))
  const { headers } = page
  assert.match(
    String(headers['content-security-policy']),
    /^default-src 'none';.*; sandbox allow-downloads; frame-ancestors 'none'$/,
  )
  assert.equal(headers['x-robots-tag'], 'noindex, nofollow')
  assert.equal(headers['referrer-policy'], 'no-referrer')
  assert.equal(headers['cache-control'], 'no-store')
  assert.equal((await api.get(`/deliverables/${id}`)).body.shared_until, made.expires_at)
})

test('the link gives the document as a PDF, too', async () => {
  const api = await newOrganization(service)
  const { path } = await share(api, {}, { title: 'Überblick' })
  const file = await open(`${path}/pdf`)
  assert.equal(file.headers['content-type'], 'application/pdf')
  assert.equal(file.rawPayload.subarray(0, 5).toString(), '%PDF-')
  assert.equal(
    file.headers['content-disposition'],
    `attachment; filename="document.pdf"; filename*=UTF-8''%C3%9Cberblick.pdf`,
  )
})

test('a link ends on its day, at the latest after 90, and then there is only a page that says so', async () => {
  const api = await newOrganization(service)
  const { path } = await share(api, { days: 2 })
  const before = service.clock.now
  service.clock.now = new Date(days(2).getTime() - 1)
  assert.equal((await open(path)).statusCode, 200)
  service.clock.now = new Date(service.clock.now.getTime() + 1)
  const ended = await open(path, { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' })
  const file = await open(`${path}/pdf`)
  service.clock.now = before
  assert.deepEqual([ended.statusCode, file.statusCode], [404, 404])
  assert.match(ended.body, /<h1>Dieser Link funktioniert nicht mehr<\/h1>/)
  assert.match(file.body, /<h1>This link no longer works<\/h1>/)
  assert.equal((await open('/shared/ds_nothing')).statusCode, 404)
  for (const wrong of [0, 91, 1.5]) {
    const id = await newDeliverable(api)
    const { status, body } = await api.post(`/deliverables/${id}/share`, { days: wrong })
    assert.deepEqual([status, body.error.param], [422, 'days'])
  }
})

test('a link can be withdrawn, a new one ends the one before, and an erased conversation ends them all', async () => {
  const api = await newOrganization(service)
  const { id, path: first } = await share(api)
  const second = pathOf((await api.post(`/deliverables/${id}/share`)).body.url)
  assert.deepEqual([(await open(first)).statusCode, (await open(second)).statusCode], [404, 200])
  const withdrawn = await api.delete(`/deliverables/${id}/share`)
  assert.deepEqual([withdrawn.status, 'shared_until' in withdrawn.body], [200, false])
  assert.equal((await open(second)).statusCode, 404)
  assert.equal((await api.delete(`/deliverables/${id}/share`)).status, 200)
  const types = (await listRecorded(api)).map(({ type }: { type: string }) => type)
  assert.equal(types.filter((type: string) => type === 'deliverable.shared').length, 2)
  assert.equal(types.filter((type: string) => type === 'deliverable.unshared').length, 1)
  const erased = await share(api)
  await api.delete(`/conversations/${erased.share.conversation_id}`)
  assert.equal((await open(erased.path)).statusCode, 404)
})

test('what is kept of a link does not open the document, and no log, event or audit row has it', async () => {
  const api = await newOrganization(service)
  const { path } = await share(api, {}, { title: 'Secret plan', body: 'Said in confidence.' })
  const token = path.split('/').at(-1)!
  await open(path)
  await open(`${path}/pdf`)
  const [row] = await service.database.system`
    select (select coalesce(string_agg(to_jsonb(d)::text, ''), '') from deliverables d
        where organization_id = ${api.organization.id}) as stored,
      (select coalesce(string_agg(to_jsonb(e)::text, ''), '') from events e
        where organization_id = ${api.organization.id}) as events,
      (select coalesce(string_agg(to_jsonb(a)::text, ''), '') from audit_log a
        where organization_id = ${api.organization.id}) as audit`
  assert.ok(!row!.stored.includes(token))
  for (const told of [row!.events, row!.audit]) {
    assert.match(told, /deliverable/)
    assert.ok(!told.includes(token) && !told.includes('confidence') && !told.includes('Secret plan'))
  }
  assert.match(lines.join(''), /"path":"\/shared\/…"/)
  assert.ok(!lines.join('').includes(token))
})

test('one address opens so many documents, and has fewer printed', async () => {
  const api = await newOrganization(service)
  const { path } = await share(api)
  const from = (url: string, remoteAddress: string) => service.app.inject({ url, remoteAddress })
  const statuses: number[] = []
  for (let at = 0; at < 31; at++) statuses.push((await from(path, '10.9.9.9')).statusCode)
  assert.deepEqual([statuses[29], statuses[30]], [200, 429])
  const printed: number[] = []
  for (let at = 0; at < 11; at++) printed.push((await from(`${path}/pdf`, '10.9.9.10')).statusCode)
  assert.deepEqual([printed[9], printed[10]], [200, 429])
})
