import type { BrowserContextOptions } from 'playwright-core'
import { inWindow } from './browser.ts'
import { server } from './server.ts'

/**
 * The first owner, who comes by the link that the server printed and confirms the address by the one that is mailed:
 * once a run, whichever journey needs it first.
 */

export const owner = {
  name: 'Ada Brandt',
  email: 'ada@brightwater.example',
  password: 'a foyer with a view of the harbour',
}

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

let settled: Promise<State> | undefined

/** What the owner's browser keeps: whoever opens a window with it is signed in. */
export function ownerState(): Promise<State> {
  settled ??= setUp()
  return settled
}

async function setUp(): Promise<State> {
  const { setupLink, mailbox } = await server()
  return inWindow('set-up', {}, async (page) => {
    await page.goto(setupLink)
    await page.getByLabel('Your name').fill(owner.name)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel(/^Password/).fill(owner.password)
    const mailed = mailbox.nextLink(owner.email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/o/demo')
    await page.getByText('Confirm your email address').waitFor()
    await page.goto(await mailed)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor()
    return page.context().storageState()
  })
}
