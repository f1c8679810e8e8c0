import assert from 'node:assert/strict'
import { inWindow } from './browser.ts'
import { journey } from './journey.ts'
import { invite } from './teammate.ts'

const colleague = {
  name: 'Cleo Handed',
  email: 'cleo@brightwater.example',
  password: 'a link that was handed over',
}

journey(
  'a colleague who was handed a link confirms the address by mail; then nobody asks any more',
  async (_, server) => {
    const url = await invite(server, colleague.email)

    await inWindow('handed', {}, async (other) => {
      await other.goto(url)
      await other.getByLabel('Your name').fill(colleague.name)
      await other.getByLabel(/^Password/).fill(colleague.password)
      await other.getByRole('button', { name: 'Create account and join' }).click()
      await other.waitForURL('**/o/demo')
      const banner = other.getByText('Confirm your email address')
      await banner.waitFor()
      await other.goto(`${server.url}/o/demo/settings/notifications`)
      await other.getByText('Notifications by email start when you confirm it').waitFor()

      const mailed = server.mailbox.nextLink(colleague.email, '/confirm-email#')
      await other.getByRole('button', { name: 'Send it again' }).click()
      await other.getByText('A new link is on its way').waitFor()
      const link = await mailed
      await other.goto(link)
      await other.getByRole('button', { name: 'Confirm my address' }).click()
      await other.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor()
      await other.getByRole('link', { name: 'Open Foyer' }).click()
      await other.waitForURL('**/o/demo')
      await other.getByRole('heading', { level: 1 }).waitFor()
      assert.equal(await banner.count(), 0)

      await other.goto(link)
      await other.getByRole('button', { name: 'Confirm my address' }).click()
      await other.getByText('This link has already been used').waitFor()

      await other.goto(`${server.url}/account`)
      const dialog = other.getByRole('dialog')
      await other.getByRole('button', { name: 'Sign out everywhere' }).click()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await other.getByRole('button', { name: 'Sign out everywhere' }).click()
      await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
      await other.waitForURL('**/sign-in**')
    })
  },
)
