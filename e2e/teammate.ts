import { call } from './api.ts'
import { inWindow } from './browser.ts'
import { owner, ownerState } from './owner.ts'
import type { Server } from './server.ts'

/** Has the owner invite somebody. Gives the link. */
export async function invite(server: Server, email: string): Promise<string> {
  const { cookies } = await ownerState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const body = { email, role: 'editor' }
  return (await call<{ url: string }>(server, '/v1/invitations', { method: 'POST', cookie, body })).url
}

/** Somebody whom the owner has invited, and who has joined: their browser's state, to open windows with. */
export async function teammateState(server: Server, { name, email }: { name: string; email: string }) {
  const url = await invite(server, email)
  return inWindow('join', {}, async (page) => {
    await page.goto(url)
    await page.getByLabel('Your name').fill(name)
    await page.getByLabel(/^Password/).fill(owner.password)
    await page.getByRole('button', { name: 'Create account and join' }).click()
    await page.waitForURL('**/o/demo')
    return page.context().storageState()
  })
}
