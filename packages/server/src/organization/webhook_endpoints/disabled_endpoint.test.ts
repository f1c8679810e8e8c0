import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heldTransaction } from '../../testing/held_transaction.ts'
import { deliveriesOf, openWebhookInbox } from '../../testing/webhooks.ts'

const audit = { name: 'Audit', pricing_unit: 'fixed' }
const day = 24 * 60 * 60

test('410 disables the endpoint at once, with an event that says why', async () => {
  const inbox = await openWebhookInbox((_, response) => response.writeHead(410).end())
  const { api, receiver, endpoint } = inbox
  await api.post('/services', audit)
  await api.post('/services', { ...audit, name: 'Waiting' })
  await inbox.deliver()
  const shown = (await api.get(`/webhook_endpoints/${endpoint.id}`)).body
  assert.equal(shown.enabled, false)
  assert.match(shown.disabled_reason, /410/)
  const [event] = (await api.get('/events?type=webhook_endpoint.disabled')).body.data
  assert.deepEqual([event.data.id, event.data.disabled_reason], [endpoint.id, shown.disabled_reason])
  assert.deepEqual(event.actor, { type: 'system', name: 'webhooks' })
  const sent = receiver.received.length
  await api.post('/services', audit)
  await inbox.deliver(30 * day)
  assert.equal(receiver.received.length, sent)
})

test('an endpoint where all has failed for five days is disabled, with an event that says why; a success starts the count anew', async () => {
  let works = false
  const inbox = await openWebhookInbox((_, response) => response.writeHead(works ? 200 : 500).end())
  const { api, endpoint } = inbox
  const shown = async () => (await api.get(`/webhook_endpoints/${endpoint.id}`)).body
  const happens = () => api.post('/services', audit)
  await happens()
  await inbox.deliver()
  assert.equal((await shown()).failing_since, '2026-01-15T09:30:00.000Z')
  works = true
  await happens()
  await inbox.deliver(4 * day)
  assert.equal((await shown()).failing_since, undefined)
  works = false
  await happens()
  await inbox.deliver(2 * day)
  await happens()
  await inbox.deliver(5 * day - 1)
  assert.equal((await shown()).enabled, true)
  await happens()
  await inbox.deliver(1)
  const disabled = await shown()
  assert.equal(disabled.enabled, false)
  assert.match(disabled.disabled_reason, /since 2026-01-21T09:30:00\.000Z.*responded with 500/)
  assert.deepEqual((await api.get('/events?type=webhook_endpoint.disabled')).body.data[0].data, disabled)

  works = true
  await api.patch(`/webhook_endpoints/${endpoint.id}`, { enabled: true })
  const enabled = await shown()
  assert.deepEqual([enabled.disabled_reason, enabled.failing_since], [undefined, undefined])
  await inbox.deliver()
  assert.deepEqual(await deliveriesOf(inbox, '?status=pending'), [], 'what waited goes out')
})

test('a disabled or archived endpoint gets nothing; what waited for it goes out when it is back', async () => {
  const inbox = await openWebhookInbox()
  const { api, receiver, endpoint } = inbox
  const path = `/webhook_endpoints/${endpoint.id}`
  await api.post('/services', audit)
  for (const [close, open] of [
    [() => api.patch(path, { enabled: false }), () => api.patch(path, { enabled: true })],
    [() => api.post(`${path}/archive`), () => api.delete(`${path}/archive`)],
  ] as const) {
    const before = receiver.received.length
    await api.post('/services', { ...audit, name: 'Before' })
    await close()
    await api.post('/services', { ...audit, name: 'Meanwhile' })
    await inbox.deliver(day)
    assert.equal(receiver.received.length, before)
    await open()
    await inbox.deliver(day)
    const names = receiver.received.map(({ body }) => JSON.parse(body).data.name)
    assert.ok(names.includes('Before') && !names.includes('Meanwhile'))
    receiver.received.length = 0
  }
})

test('what was being written while the endpoint was disabled waits like the rest', {
  timeout: 20_000,
}, async () => {
  const inbox = await openWebhookInbox()
  const { api, receiver, endpoint } = inbox
  const path = `/webhook_endpoints/${endpoint.id}`
  await api.patch(path, { events: ['agent.*'] })
  const slow = await heldTransaction(api)
  await api.patch(path, { enabled: false })
  await slow.commit()
  await inbox.deliver(day)
  assert.deepEqual([receiver.received.length, (await deliveriesOf(inbox)).length], [0, 1])
  await api.patch(path, { enabled: true })
  await inbox.deliver()
  assert.equal(receiver.received.length, 1)
})
