import { test } from 'node:test'
import { inWindow } from './browser.ts'
import { journey } from './journey.ts'
import { owner, ownerState } from './owner.ts'
import { server } from './server.ts'

journey(
  'from the first run to the first conversation, and why the agent said what it said',
  async (page, { url }) => {
    await page.goto(url)
    await page.getByRole('link', { name: 'Agents', exact: true }).click()
    await page.getByRole('link', { name: 'Front desk', exact: true }).click()
    const needs = page.getByRole('region', { name: 'Readiness' })
    await needs.getByRole('link', { name: /^Answer (?:an open gap|open gaps \(\d+\))$/ }).waitFor()
    await page.getByRole('button', { name: 'Start a conversation' }).click()
    await page.getByLabel('Message', { exact: true }).fill('What does the pricing audit cost?')
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText('14,500').waitFor()
    const reasons = page.getByRole('region', { name: 'Why it said this' })
    await reasons.getByText('14,500').first().waitFor()
  },
)

test('the link of the first run works once: whoever comes second is told to sign in, and can', async () => {
  await ownerState()
  const { url, setupLink } = await server()
  await inWindow('second comer', {}, async (page) => {
    await page.goto(setupLink)
    await page.getByRole('heading', { name: 'Already set up' }).waitFor()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel(/^Password/).fill(owner.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`${url}/o/demo`)
  })
})
