import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { inWindow } from './browser.ts'
import { journey } from './journey.ts'
import type { Server } from './server.ts'
import { invite } from './teammate.ts'

async function continueWithProvider(page: Page, { url }: Server, path = '/sign-in') {
  await page.goto(`${url}${path}`)
  await page.getByRole('button', { name: 'Continue with Harbour ID' }).click()
}

journey(
  'through the provider come whoever is invited and whoever is of the domain; a stranger is told why not',
  async (_page, server) => {
    const { identityProvider } = server
    const invited = 'ines@brightwater.example'
    await invite(server, invited)

    identityProvider.person = { name: 'Ines Invited', email: invited }
    await inWindow('invited', {}, async (page) => {
      await continueWithProvider(page, server, '/sign-in?next=/o/demo/conversations')
      await page.waitForURL('**/o/demo/conversations')
      await page.getByRole('button', { name: 'Ines Invited' }).waitFor()
      await page.goto(`${server.url}/account`)
      await page.getByText('have no password').waitFor()
    })

    identityProvider.person = { name: 'Dora Domain', email: 'dora@harbour.example' }
    await inWindow('of the domain', {}, async (page) => {
      await continueWithProvider(page, server)
      await page.waitForURL('**/o/demo')
      await page.getByRole('button', { name: 'Dora Domain' }).waitFor()
    })

    identityProvider.person = { name: 'Eve', email: 'eve@elsewhere.example' }
    const meetRefusal = async (page: Page) => {
      await continueWithProvider(page, server)
      await page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
      await page.getByText('eve@elsewhere.example: it has no account and no open invitation').waitFor()
      await page.getByRole('link', { name: 'Back to sign in' }).click()
      await page.getByRole('button', { name: 'Continue with Harbour ID' }).waitFor()
    }
    await inWindow('a stranger', {}, meetRefusal)

    identityProvider.person = null
    const decline = async (page: Page) => {
      await continueWithProvider(page, server)
      await page.getByText('Harbour ID did not sign you in').waitFor()
      assert.ok(!(await page.context().cookies()).some(({ name }) => name === 'foyer_session'))
    }
    await inWindow('who declines', {}, decline)
  },
)
