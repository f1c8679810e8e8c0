import assert from 'node:assert/strict'
import { call } from './api.ts'
import { journey } from './journey.ts'

journey(
  'a failed webhook is seen, understood and redelivered',
  async (page, server) => {
    const { webhookReceiver: receiver } = server
    const path = '/crm'
    receiver.broken.add(path)
    await page.goto(`${server.url}/o/demo`)
    await page.getByRole('link', { name: 'Webhooks' }).click()
    await page.getByRole('button', { name: 'Add endpoint' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('URL').fill('http://10.0.0.1/hook')
    await dialog.getByLabel('Select events').check()
    await dialog.getByLabel('Search events').fill('identity created')
    await dialog.getByLabel(/^identity\.created/).check()
    await dialog.getByLabel('Search events').fill('identity')
    await dialog.getByLabel('Identity: all events').check()
    // What is wrong is said at its field.
    await dialog.getByRole('button', { name: 'Add endpoint' }).click()
    await dialog.getByText(/private/).waitFor()
    await dialog.getByLabel('URL').fill(`${receiver.url}${path}`)
    await dialog.getByRole('button', { name: 'Add endpoint' }).click()
    const secret = await dialog.getByText(/^whsec_/).innerText()
    await dialog.getByRole('button', { name: 'I have copied it' }).click()
    await page.getByRole('heading', { name: receiver.host, level: 1 }).waitFor()
    assert.ok(!(await page.content()).includes(secret))

    const made = await call<{ id: number }>(server, '/v1/identities', {
      method: 'POST',
      body: { display_name: 'Webhook trial' },
    })
    await call(server, `/v1/identities/${made.id}`, { method: 'PATCH', body: { role: 'Reception' } })
    const deliveries = page.getByRole('table', { name: 'Deliveries' })
    const failed = deliveries.getByRole('row', { name: /identity\.created/ })
    await failed.getByText('500').waitFor()
    await page.getByText('Deliveries are failing').waitFor()
    await page.getByText('A delivery is holding up another').waitFor()
    await deliveries
      .getByRole('row', { name: /identity\.updated/ })
      .getByText('Waiting')
      .waitFor()

    await failed.getByRole('link').click()
    await page.getByRole('heading', { name: 'identity.created', level: 1 }).waitFor()
    await page.getByText('The CRM is down for maintenance.').waitFor()
    await page.getByText('"display_name": "Webhook trial"').waitFor()
    await page.getByText('1 later event for the same object is waiting.').waitFor()
    const attempts = page.getByRole('list', { name: 'Attempts' })
    await attempts
      .getByText(/responded with 500/)
      .first()
      .waitFor()

    receiver.broken.delete(path)
    await page.getByRole('button', { name: 'Redeliver' }).click()
    await attempts.getByText('Your endpoint returned 200.').waitFor()
    await page.getByText('Thank you.').waitFor()
    const sent = receiver.received.filter(
      ({ path: to, body }) => to === path && body.includes('identity.created'),
    )
    assert.ok(sent.length >= 2)
    assert.equal(new Set(sent.map(({ webhookId }) => webhookId)).size, 1)

    await page.getByRole('link', { name: receiver.host }).click()
    await deliveries
      .getByRole('row', { name: /identity\.updated/ })
      .getByText('Delivered')
      .waitFor()
    await page.getByRole('button', { name: 'Send test event' }).click()
    await page.getByText('Your endpoint accepted it with 200.').waitFor()
    await page.getByRole('button', { name: 'Disable' }).click()
    await page.getByText('This endpoint is disabled.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByText('This endpoint is archived.', { exact: false }).waitFor()
  },
  (url) => url.endsWith('/v1/webhook_endpoints'),
)
