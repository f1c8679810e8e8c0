import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { inWindow } from './browser.ts'
import { journey } from './journey.ts'

const colleague = {
  name: 'Ben Forgetful',
  email: 'ben@brightwater.example',
  password: 'the first sentence of a new colleague',
  next: 'the second sentence, after some thought',
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel(/^New password/).fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
}

journey(
  'a colleague is invited by mail, forgets the password, and sets a new one with a link that works once',
  async (page, server) => {
    await page.goto(`${server.url}/o/demo/settings/members`)
    await page.getByRole('button', { name: 'Invite someone' }).first().click()
    await page.getByLabel('Email').fill(colleague.email)
    const invited = server.mailbox.nextLink(colleague.email)
    await page.getByRole('button', { name: 'Create link' }).click()
    await page.getByText('This link has been emailed to').waitFor()

    await inWindow('colleague', {}, async (other) => {
      await other.goto(await invited)
      await other.getByLabel('Your name').fill(colleague.name)
      await other.getByLabel(/^Password/).fill(colleague.password)
      await other.getByRole('button', { name: 'Create account and join' }).click()
      await other.waitForURL('**/o/demo')
    })

    await inWindow('forgotten', {}, async (other) => {
      await other.goto(`${server.url}/sign-in`)
      await other.getByRole('link', { name: 'Forgot your password?' }).click()
      await other.getByLabel('Email').fill(colleague.email)
      const mailed = server.mailbox.nextLink(colleague.email)
      await other.getByRole('button', { name: 'Send reset link' }).click()
      await other.getByRole('heading', { name: 'Check your email' }).waitFor()
      const link = await mailed

      await other.goto(link)
      await setPassword(other, 'too short')
      await other.getByText('must have at least 12 characters').waitFor()
      await setPassword(other, colleague.next)
      await other.waitForURL('**/o/demo')

      await other.context().clearCookies()
      await other.goto(`${server.url}/sign-in`)
      await other.goto(link)
      await setPassword(other, 'a third sentence that never counts')
      await other.getByText('This link has already been used. Request a new one.').waitFor()
      assert.ok(await other.getByRole('link', { name: 'Request a new link' }).isVisible())

      await other.goto(`${server.url}/sign-in`)
      await other.getByLabel('Email').fill(colleague.email)
      await other.getByLabel(/^Password/).fill(colleague.next)
      await other.getByRole('button', { name: 'Sign in' }).click()
      await other.waitForURL('**/o/demo')
    })
  },
)
