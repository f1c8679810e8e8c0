import assert from 'node:assert/strict'
import { inWindow } from './browser.ts'
import { journey } from './journey.ts'
import { openSite } from './other_site.ts'
import { publicIdOf } from './visitor.ts'

journey('a visitor chats on a page of another origin, reloads it, and goes on', async (page, server) => {
  const site = await openSite(server.url, await publicIdOf(server, 'front-desk'))
  await page.goto(`${server.url}/o/demo/agents/front-desk/embed`)
  await page.getByLabel('Site to allow').fill(site)
  await page.getByRole('button', { name: 'Add site' }).click()
  await page.getByText(site).waitFor()

  await inWindow('visitor', {}, async (visitor) => {
    await visitor.goto(site)
    await visitor.getByRole('button', { name: 'Open chat' }).click()
    const said = visitor.getByRole('log')
    await visitor.getByLabel('Your message').fill('What does the pricing audit cost?')
    await visitor.keyboard.press('Enter')
    await said.getByText('14,500').waitFor()

    await visitor.reload()
    const launcher = visitor.getByRole('button', { name: 'Open chat' })
    await launcher.or(said).first().waitFor()
    if (await launcher.isVisible()) await launcher.click()
    await said.getByText('14,500').waitFor()
    assert.equal(await said.getByText('What does the pricing audit cost?').count(), 1)
    await visitor.getByLabel('Your message').fill('And how long does the pricing audit take?')
    await visitor.keyboard.press('Enter')
    await said.getByText('3 weeks').waitFor()
  })
})
