import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { post } from './api.ts'
import { journey } from './journey.ts'

journey('a lead is read, exported as a table, and erased with everything it said', async (page, server) => {
  const visitor = { name: 'Ruth Vance', email: 'ruth@vance.example' }
  const { id } = await post<{ id: number }>(server, '/v1/agents/front-desk/conversations', { visitor })
  await post(server, `/v1/conversations/${id}/messages`, { text: 'Our prices have grown wild.' })
  await post(server, `/v1/conversations/${id}/takeover`)

  await page.goto(`${server.url}/o/demo/leads`)
  await page.getByRole('link', { name: 'Ruth Vance' }).click()
  const drawer = page.getByRole('dialog', { name: 'Lead' })
  await drawer.getByRole('link', { name: 'ruth@vance.example' }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await downloading
  assert.match(download.suggestedFilename(), /^leads-\d{4}-\d\d-\d\d\.csv$/)
  const table = await readFile(await download.path(), 'utf8')
  assert.match(table, /Ruth Vance/)
  assert.match(table, /ruth@vance\.example/)

  await page.getByRole('link', { name: 'Contacts', exact: true }).click()
  await page.getByLabel('Search contacts').fill('ruth@van')
  await page.waitForURL(/query=/)
  await page.getByRole('link', { name: 'Ruth Vance' }).click()
  await page.getByRole('row', { name: /with Front desk/ }).waitFor()
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByLabel('Type “erase” to confirm').fill('erase')
  await page.getByRole('button', { name: 'Erase permanently' }).click()
  await page.getByRole('heading', { name: '1 conversation erased' }).waitFor()
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await page.getByRole('button', { name: 'Export CSV' }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'Ruth Vance' }).count(), 0)
})
