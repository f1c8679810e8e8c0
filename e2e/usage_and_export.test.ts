import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { call, type List, pollUntil } from './api.ts'
import { journey } from './journey.ts'
import { visit } from './visitor.ts'

interface UsageDay {
  conversations: number
  messages: number
}

journey('usage is read by day, and everything is exported to a file', async (page, server) => {
  await visit(server, 'front-desk', 'What does the pricing audit cost?')
  // Messages are added up every few seconds.
  const { data } = await pollUntil(
    () => call<List<UsageDay>>(server, '/v1/organization/usage'),
    ({ data: [today] }) => (today?.messages ?? 0) > (today?.conversations ?? 0),
  )
  const { conversations } = data[0]!

  await page.goto(`${server.url}/o/demo`)
  await page.getByRole('link', { name: 'Usage' }).click()
  await page.getByRole('img', { name: /^[1-9][\d,]* conversations from / }).waitFor()
  await page.getByRole('radio', { name: /Messages/ }).click()
  await page.getByRole('img', { name: /^[1-9][\d,]* messages from / }).waitFor()
  const table = page.getByRole('table', { name: 'Usage by day' })
  assert.equal(await table.getByRole('row').count(), 31)
  const today = table.getByRole('row').nth(1).getByRole('cell').nth(1)
  assert.ok(Number(await today.innerText()) >= conversations)
  await page.getByText('7 days', { exact: true }).click()
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 7)

  await page.getByRole('link', { name: 'Data', exact: true }).click()
  await page.getByRole('button', { name: 'Export everything' }).click()
  const row = page.getByRole('table', { name: 'Exports' }).getByRole('row').nth(1)
  await row.getByText('Completed').waitFor()
  const downloading = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Download/ }).click()
  const download = await downloading
  assert.match(download.suggestedFilename(), /^demo-\d{4}-\d\d-\d\d\.jsonl$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n')
  assert.ok(lines.some((line) => JSON.parse(line).table === 'agents'))

  // Keeping conversations for less asks first; keeping them for longer does not.
  await page.getByLabel('For a limited time').check()
  await page.getByLabel('Days').fill('36500')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/are erased within the hour/).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const kept = () => call<{ retention_days: number | null }>(server, '/v1/organization')
  assert.equal((await kept()).retention_days, null)
  await page.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Erase older conversations' }).click()
  await pollUntil(kept, ({ retention_days }) => retention_days === 36_500)
  await dialog.waitFor({ state: 'hidden' })
  await page.getByLabel('Forever').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await pollUntil(kept, ({ retention_days }) => retention_days === null)
})
