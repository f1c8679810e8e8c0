import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization, startService } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { deliveriesOf, openWebhookInbox, verifyWebhook } from '../../testing/webhooks.ts'

const hook = { url: 'https://example.com/hooks/foyer' }
const service = { name: 'Audit', pricing_unit: 'fixed' }
const day = 24 * 60 * 60

test('R10 the secret is shown when it is made, and nowhere else: not in reads, events, audit rows or storage', async () => {
  const api = await newOrganization()
  const created = await api.post('/webhook_endpoints', hook, { 'idempotency-key': 'once' })
  const { secret, ...endpoint } = created.body
  assert.match(secret, /^whsec_/)
  assert.deepEqual((await api.get(`/webhook_endpoints/${endpoint.id}`)).body, endpoint)
  const rotated = await api.post(`/webhook_endpoints/${endpoint.id}/rotate_secret`, undefined, {
    'idempotency-key': 'again',
  })
  assert.notEqual(rotated.body.secret, secret)
  await api.post(`/webhook_endpoints/${endpoint.id}/archive`)
  const shown = JSON.stringify([
    (await api.get('/webhook_endpoints?include_archived=true')).body,
    (await api.get('/events')).body,
    (await api.get('/audit_log')).body,
    await stored(api),
  ])
  for (const words of [secret, rotated.body.secret]) assert.ok(!shown.includes(words.slice(6, 30)))
})

test('R10 an answer that shows a secret is stored encrypted under its Idempotency-Key, and repeated in clear', async () => {
  const api = await newOrganization()
  const key = { 'idempotency-key': 'once' }
  const first = await api.post('/webhook_endpoints', hook, key)
  const again = await api.post('/webhook_endpoints', hook, key)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.deepEqual([again.status, again.text], [first.status, first.text])
  const answers = (await stored(api)).filter(({ kind }) => kind === 'answer')
  assert.equal(answers.length, 1)
  assert.match(answers[0]!.row, /f1\.test\./)
  assert.ok(!answers[0]!.row.includes(first.body.secret))
})

test('an endpoint carries its fields; absent events are all events', async () => {
  const api = await newOrganization()
  const { body } = await api.post('/webhook_endpoints', { ...hook, description: 'Our CRM' })
  assert.deepEqual(Object.keys(body), [
    'object', 'id', 'url', 'events', 'enabled', 'archived', 'created_at', 'description', 'secret',
  ]) // biome-ignore format: the fields in their order
  assert.deepEqual([body.events, body.enabled, body.archived], [null, true, false])
})

test('a subscription names types or objects that exist, each once', async () => {
  const api = await newOrganization()
  for (const [events, param] of [
    [['service.created', 'servize.created'], 'events.1'],
    [['service'], 'events.0'],
    [['service.created.twice'], 'events.0'],
    [['*'], 'events.0'],
    [['Service.created'], 'events.0'],
    [['service.*', 'service.*'], 'events'],
    [[], 'events'],
  ] as const) {
    const { status, body } = await api.post('/webhook_endpoints', { ...hook, events })
    assert.deepEqual(
      [status, body.error.code, body.error.param],
      [422, 'parameter_invalid', param],
      String(events),
    )
  }
  const unknown = await api.post('/webhook_endpoints', { ...hook, events: ['servize.*'] })
  assert.match(unknown.body.error.message, /Objects are .*flow_state.*service.*webhook_endpoint/)
  assert.deepEqual((await api.get('/webhook_endpoints')).body.data, [])
  assert.equal(
    (await api.post('/webhook_endpoints', { ...hook, events: ['service.*', 'agent.created'] })).status,
    201,
  )
})

test('R9 an address that could never be called is refused when it is set: private, with a password, no http', async () => {
  const api = await newOrganization()
  const { id } = (await api.post('/webhook_endpoints', hook)).body
  for (const url of [
    'http://127.0.0.1:4000/', 'http://2130706433/', 'https://[::1]/', 'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/', 'http://[::ffff:192.168.0.1]/', 'https://user:secret@example.com/', 'ftp://example.com/',
    'http://exa mple.com/', 'http://[/', 'https://example.com:99999/',
  ]) // biome-ignore format: a list of addresses
    for (const answer of [
      await api.post('/webhook_endpoints', { url }),
      await api.patch(`/webhook_endpoints/${id}`, { url }),
    ]) {
      assert.deepEqual([answer.status, answer.body.error.param], [422, 'url'], url)
      assert.ok(!answer.text.includes('secret'))
    }
  assert.equal((await api.get(`/webhook_endpoints/${id}`)).body.url, hook.url)
})

test('PATCH changes only what is named; an edit that changes nothing leaves no event; archived it is closed to edits', async () => {
  const api = await newOrganization()
  const { secret: _, ...created } = (await api.post('/webhook_endpoints', { ...hook, description: 'CRM' }))
    .body
  const path = `/webhook_endpoints/${created.id}`
  const edited = await api.patch(path, { events: ['agent.*'], description: null })
  const { description, ...rest } = created
  assert.deepEqual(edited.body, { ...rest, events: ['agent.*'] })
  await api.patch(path, { events: ['agent.*'], enabled: true })
  assert.deepEqual(
    (await listRecorded(api)).map(({ type }) => type),
    ['webhook_endpoint.created', 'webhook_endpoint.updated'],
  )
  for (let times = 0; times < 2; times++)
    assert.equal((await api.post(`${path}/archive`)).body.archived, true)
  for (const refused of [
    await api.patch(path, { enabled: false }),
    await api.post(`${path}/rotate_secret`),
    await api.post(`${path}/test`),
  ])
    assert.equal(refused.body.error.code, 'resource_archived')
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.delete(`${path}/archive`)).body, edited.body)
})

test('after rotating, deliveries carry both signatures for 24 hours, and then the new one alone', async () => {
  const inbox = await openWebhookInbox()
  const { api, receiver, endpoint } = inbox
  const { secret, previous_secret_until } = (
    await api.post(`/webhook_endpoints/${endpoint.id}/rotate_secret`)
  ).body
  assert.equal(previous_secret_until, '2026-01-16T09:30:00.000Z')
  await api.post('/services', service)
  await inbox.deliver(day - 1)
  for (const each of [secret, endpoint.secret]) verifyWebhook(each, receiver.received[0]!)
  await api.post('/services', service)
  await inbox.deliver(1)
  verifyWebhook(secret, receiver.received[1]!)
  assert.throws(() => verifyWebhook(endpoint.secret, receiver.received[1]!))
})

test('a test sends webhook_endpoint.test at once, to this endpoint alone, and shows what the receiver said', async () => {
  const inbox = await openWebhookInbox((_, response) => response.writeHead(202).end('thank you'))
  const { api, receiver, endpoint } = inbox
  const other = (await api.post('/webhook_endpoints', { url: 'https://other.example/' })).body
  await api.patch(`/webhook_endpoints/${endpoint.id}`, { enabled: false })
  const { status, body } = await api.post(`/webhook_endpoints/${endpoint.id}/test`)
  assert.equal(status, 200)
  assert.deepEqual(
    [body.object, body.event_type, body.status, body.attempts, body.last_status_code, body.last_response],
    ['webhook_delivery', 'webhook_endpoint.test', 'delivered', 1, 202, 'thank you'],
  )
  const event = verifyWebhook(endpoint.secret, receiver.received[0]!)
  assert.deepEqual((await api.get(`/events/${body.event_id}`)).body, event)
  assert.deepEqual(await deliveriesOf(inbox), [body])
  const types = (await deliveriesOf({ ...inbox, endpoint: other })).map(
    (row: { event_type: string }) => row.event_type,
  )
  assert.ok(!types.includes('webhook_endpoint.test'))
})

test('a test that fails is not tried again, does not count against the endpoint, and still answers 200', async () => {
  const inbox = await openWebhookInbox((_, response) => response.writeHead(410).end())
  const { api, receiver, endpoint } = inbox
  const { status, body } = await api.post(`/webhook_endpoints/${endpoint.id}/test`)
  assert.deepEqual(
    [status, body.status, body.last_status_code, body.next_attempt_at],
    [200, 'failed', 410, undefined],
  )
  await inbox.deliver(day)
  assert.equal(receiver.received.length, 1)
  const shown = (await api.get(`/webhook_endpoints/${endpoint.id}`)).body
  assert.deepEqual([shown.enabled, shown.failing_since], [true, undefined])
})

test('a test that a server died in is sent by a worker, once, and does not count either', async () => {
  const inbox = await openWebhookInbox((_, response) => response.writeHead(410).end())
  const { api, receiver, endpoint } = inbox
  const { id } = (await api.post(`/webhook_endpoints/${endpoint.id}/test`)).body
  await api.service.database.system`update webhook_deliveries
    set status = 'pending', next_attempt_at = created_at, leased_until = created_at
    where organization_id = ${api.organization.id} and id = ${id}`
  await inbox.deliver(day)
  await inbox.deliver(day)
  assert.equal(receiver.received.length, 2)
  assert.equal((await deliveriesOf(inbox))[0].status, 'failed')
  const shown = (await api.get(`/webhook_endpoints/${endpoint.id}`)).body
  assert.deepEqual([shown.enabled, shown.failing_since], [true, undefined])
})

test('a test under an Idempotency-Key is sent once; while it runs, a repeat is told so', async () => {
  const hanging: (() => void)[] = []
  const { api, receiver, endpoint } = await openWebhookInbox((_, response) =>
    hanging.push(() => response.end('done')),
  )
  const key = { 'idempotency-key': 'test' }
  const path = `/webhook_endpoints/${endpoint.id}/test`
  const first = api.post(path, undefined, key)
  while (hanging.length === 0) await new Promise(setImmediate)
  const meanwhile = await api.post(path, undefined, key)
  assert.deepEqual([meanwhile.status, meanwhile.body.error.code], [409, 'idempotency_conflict'])
  hanging.pop()!()
  const answer = await first
  const again = await api.post(path, undefined, key)
  assert.deepEqual([again.status, again.text], [200, answer.text])
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.equal(receiver.received.length, 1)
})

test('a server that died during a test leaves its key free again after two minutes', async () => {
  const service = await startService()
  const api = await newOrganization(service)
  const { id } = (await api.post('/webhook_endpoints', hook)).body
  const path = `/webhook_endpoints/${id}/test`
  const key = { 'idempotency-key': 'test' }
  const { text } = await api.post(path, undefined, key)
  await service.database.system`update idempotency_keys set status = 0, body = ''
    where organization_id = ${api.organization.id}`
  assert.equal((await api.post(path, undefined, key)).status, 409)
  service.clock.now = new Date(service.clock.now.getTime() + 121_000)
  const again = await api.post(path, undefined, key)
  assert.equal(again.status, 200)
  assert.notEqual(again.text, text)
  await service.app.close()
  await service.database.close()
})

test('redelivery sends the event again under its webhook id, from failed and from delivered, and starts the schedule anew', async () => {
  let works = true
  const inbox = await openWebhookInbox((_, response) => response.writeHead(works ? 200 : 500).end())
  const { api, receiver } = inbox
  await api.post('/services', service)
  await inbox.deliver()
  const [delivery] = await deliveriesOf(inbox)
  const { status, body } = await api.post(`/webhook_deliveries/${delivery.id}/redeliver`)
  assert.equal(status, 202)
  assert.deepEqual([body.status, body.attempts, body.delivered_at], ['pending', 1, undefined])
  assert.equal(receiver.received.length, 1, 'it is sent in the background')
  works = false
  await inbox.deliver()
  const [failing] = await deliveriesOf(inbox)
  assert.deepEqual([failing.attempts, failing.status], [2, 'pending'])
  assert.equal(Date.parse(failing.next_attempt_at) - inbox.dependencies.now().getTime(), 5000)
  works = true
  await inbox.deliver(5)
  assert.equal((await deliveriesOf(inbox))[0].status, 'delivered')
  assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 1)
})

test('a delivery shows how each attempt ended, newest first, the last twenty of them', async () => {
  let status = 500
  const inbox = await openWebhookInbox((_, response) => response.writeHead(status).end('sorry'))
  const { api } = inbox
  await api.post('/services', service)
  const [{ id, history }] = await deliveriesOf(inbox)
  assert.equal(history, undefined)
  await inbox.deliver()
  status = 200
  await inbox.deliver(5)
  const shown = (await api.get(`/webhook_deliveries/${id}`)).body
  assert.deepEqual(shown.history, [
    { ended_at: '2026-01-15T09:30:05.000Z', status_code: 200 },
    {
      ended_at: '2026-01-15T09:30:00.000Z',
      status_code: 500,
      error: 'The endpoint responded with 500. A delivery succeeds if the response status is 200 to 299.',
    },
  ])
  assert.deepEqual((await deliveriesOf(inbox))[0], shown)
  for (let times = 0; times < 20; times++) {
    await api.post(`/webhook_deliveries/${id}/redeliver`)
    await inbox.deliver(1)
  }
  const kept = (await api.get(`/webhook_deliveries/${id}`)).body
  assert.deepEqual([kept.attempts, kept.history.length], [22, 20])
  assert.ok(kept.history.every((each: { status_code: number }) => each.status_code === 200))
})

test('redelivery to an archived endpoint is refused; to a disabled one it waits until that is enabled', async () => {
  const inbox = await openWebhookInbox()
  const { api, receiver, endpoint } = inbox
  await api.post('/services', service)
  await inbox.deliver()
  const [{ id }] = await deliveriesOf(inbox)
  const path = `/webhook_endpoints/${endpoint.id}`
  await api.post(`${path}/archive`)
  const refused = await api.post(`/webhook_deliveries/${id}/redeliver`)
  assert.deepEqual([refused.status, refused.body.error.code], [422, 'resource_archived'])
  await api.delete(`${path}/archive`)
  await api.patch(path, { enabled: false })
  const waiting = await api.post(`/webhook_deliveries/${id}/redeliver`)
  assert.deepEqual([waiting.body.status, waiting.body.next_attempt_at], ['pending', undefined])
  await inbox.deliver(day)
  assert.equal(receiver.received.length, 1)
  await api.patch(path, { enabled: true })
  await inbox.deliver()
  assert.equal(receiver.received.length, 2)
})

test('edits of two endpoints at once, amid writes that both are told of, hold nobody up for good', async () => {
  const api = await newOrganization()
  const endpoints = [
    (await api.post('/webhook_endpoints', hook)).body,
    (await api.post('/webhook_endpoints', hook)).body,
  ]
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, count) => [
      ...endpoints.map(({ id }) => api.patch(`/webhook_endpoints/${id}`, { description: `Edit ${count}` })),
      api.post('/services', service),
    ]).flat(),
  )
  assert.deepEqual([...new Set(answers.map(({ status }) => status))].sort(), [200, 201])
})

function stored(api: Awaited<ReturnType<typeof newOrganization>>) {
  const { system } = api.service.database
  return system<{ kind: string; row: string }[]>`
    select 'endpoint' as kind, w::text as row from webhook_endpoints w
      where organization_id = ${api.organization.id}
    union all
    select 'answer', k::text from idempotency_keys k where organization_id = ${api.organization.id}`
}
