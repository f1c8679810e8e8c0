import assert from 'node:assert/strict'
import { request } from './api.ts'
import { journey } from './journey.ts'

journey(
  'a key is created, opens the API, gets another name, and is refused once it is revoked',
  async (page, server) => {
    await page.goto(`${server.url}/o/demo`)
    await page.getByRole('link', { name: 'API' }).click()
    await page.getByRole('button', { name: 'Create key' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Website of the journey')
    await dialog.getByLabel('Read-only').check()
    await dialog.getByRole('button', { name: 'Create key' }).click()
    const call = await dialog.getByText(/^curl /).innerText()
    const [, address, bearer] = /curl (\S+)[\s\S]+Bearer (sk_[\w-]+)/.exec(call)!
    const path = address!.slice(server.url.length)
    assert.equal((await request(server, path, { bearer: bearer! })).status, 200)

    await dialog.getByRole('button', { name: 'I have copied it' }).click()
    await dialog.waitFor({ state: 'hidden' })
    assert.ok(!(await page.content()).includes(bearer!))
    await page.getByRole('button', { name: 'Edit Website of the journey' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Shop of the journey')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('row', { name: 'Shop of the journey' })
    await row.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
    await row.waitFor({ state: 'hidden' })
    assert.equal((await request(server, path, { bearer: bearer! })).status, 401)
  },
)
