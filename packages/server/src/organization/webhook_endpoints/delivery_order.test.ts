import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOutbound } from '../../platform/outbound/request.ts'
import { deliveriesOf, openWebhookInbox, startReachable } from '../../testing/webhooks.ts'
import { deliverDue } from './deliver_webhooks.ts'

const audit = { name: 'Audit', pricing_unit: 'fixed' }
const day = 24 * 60 * 60

test('another resource does not wait for one that fails, nor another endpoint', async () => {
  const inbox = await openWebhookInbox(({ body }, response) => {
    response.writeHead(JSON.parse(body).data.name === 'Bad' ? 500 : 200).end()
  })
  const { api, receiver, dependencies } = inbox
  const other = await startReachable()
  await api.post('/webhook_endpoints', { url: other.url, events: ['service.*'] })
  const bad = (await api.post('/services', { ...audit, name: 'Bad' })).body
  await api.patch(`/services/${bad.id}`, { name: 'Good now' })
  await api.post('/services', audit)
  await deliverDue({ ...dependencies, outbound: createOutbound({ allow: [receiver.host, other.host] }) })
  const names = (received: { body: string }[]) =>
    received.map(({ body }) => JSON.parse(body).data.name).sort()
  assert.deepEqual(names(receiver.received), ['Audit', 'Bad'])
  assert.deepEqual(names(other.received), ['Audit', 'Bad', 'Good now'])
})

test('an event that the receiver refuses holds back its resource for three attempts, and deliveries say what they wait for', async () => {
  const inbox = await openWebhookInbox(({ body }, response) => {
    response.writeHead(JSON.parse(body).data.name === 'Bad' ? 422 : 200).end()
  })
  const { api } = inbox
  const { id } = (await api.post('/services', { ...audit, name: 'Bad' })).body
  for (const name of ['Second', 'Third']) await api.patch(`/services/${id}`, { name })
  const shown = async () =>
    (await deliveriesOf(inbox)).map((each: Record<string, unknown>) => [
      each.status,
      each.waiting_for_delivery_id,
    ])
  for (const pause of [0, 6]) {
    await inbox.deliver(pause)
    const [third, second, bad] = await deliveriesOf(inbox)
    assert.deepEqual([third.waiting_for_delivery_id, second.waiting_for_delivery_id], [bad.id, bad.id])
    assert.deepEqual(
      [third.status, bad.status, bad.waiting_for_delivery_id],
      ['pending', 'pending', undefined],
    )
  }
  await inbox.deliver(34)
  assert.deepEqual(await shown(), [
    ['delivered', undefined],
    ['delivered', undefined],
    ['pending', undefined],
  ])
})

test('a receiver that fails, or is asked too often, gets the events of a resource in order, however long it takes', async () => {
  for (const status of [503, 429]) {
    let works = false
    const inbox = await openWebhookInbox((_, response) => response.writeHead(works ? 200 : status).end())
    const { api, receiver } = inbox
    const { id } = (await api.post('/services', audit)).body
    await api.patch(`/services/${id}`, { name: 'Second' })
    for (const pause of [0, 6, 40, 150, 700]) await inbox.deliver(pause)
    const [second, first] = await deliveriesOf(inbox)
    assert.deepEqual([second.attempts, second.waiting_for_delivery_id], [0, first.id])
    works = true
    await inbox.deliver(day)
    const names = receiver.received.map(({ body }) => JSON.parse(body).data.name)
    assert.deepEqual(names.slice(-2), ['Audit', 'Second'])
  }
})
