import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { codeOf } from './authenticator.ts'
import { inWindow } from './browser.ts'
import { journey } from './journey.ts'
import { owner } from './owner.ts'
import type { Server } from './server.ts'
import { teammateState } from './teammate.ts'

const colleague = { name: 'Cato Careful', email: 'cato@brightwater.example' }
const { password } = owner

async function signIn(page: Page, { url }: Server) {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('Email').fill(colleague.email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
}

async function enterCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: colleague.name }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in**')
}

journey(
  'a colleague turns two-factor authentication on, and signs in with a code of the app and with a recovery code',
  async (_page, server) => {
    const storageState = await teammateState(server, colleague)
    const walk = async (page: Page) => {
      await page.goto(`${server.url}/account`)
      await page.getByRole('button', { name: 'Set up' }).click()
      await page.getByRole('dialog').getByLabel('Current password').fill(password)
      await page.getByRole('button', { name: 'Continue' }).click()

      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
      const secret = await page.getByRole('dialog').locator('code').innerText()
      const code = codeOf(secret, 0)
      await page.getByRole('textbox', { name: 'Code' }).fill('000000')
      await page.getByRole('button', { name: 'Turn on' }).click()
      await page.getByText('This code is wrong').waitFor()
      await page.getByRole('textbox', { name: 'Code' }).fill(code)
      await page.getByRole('button', { name: 'Turn on' }).click()
      await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
      const codes = (await page.getByRole('dialog').locator('pre').innerText()).trim().split('\n')
      assert.equal(codes.length, 10)
      await page.getByRole('button', { name: 'I have stored them' }).click()
      await page.getByText('10 recovery codes left').waitFor()

      await page.goto(`${server.url}/o/demo`)
      await signOut(page)
      await signIn(page, server)
      await enterCode(page, codeOf(secret, 1))
      await page.waitForURL('**/o/demo')

      await signOut(page)
      await signIn(page, server)
      await enterCode(page, codes[0]!)
      await page.waitForURL('**/o/demo')

      await page.goto(`${server.url}/account`)
      await page.getByText('9 recovery codes left').waitFor()
      await page.getByRole('button', { name: 'Turn off' }).click()
      await page.getByRole('textbox', { name: 'Code' }).fill(codes[1]!)
      await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
      await page.getByText('Two-factor authentication is off.').waitFor()
      await page.getByRole('button', { name: 'Set up' }).waitFor()
    }
    // A wrong password and wrong codes, and that a code is asked for, are refusals.
    await inWindow('two-factor', { storageState }, walk, (url) =>
      /\/auth\/(session|two-factor|two-factor\/confirm)$/.test(url),
    )
  },
)
