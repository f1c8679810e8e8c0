import assert from 'node:assert/strict'
import { call, type List } from './api.ts'
import { inWindow } from './browser.ts'
import { journey } from './journey.ts'
import { openSite } from './other_site.ts'

/** Two of its forms are sent with something wrong in them. */
const isFormRefused = (url: string) => url.endsWith('/v1/agents/old-desk')

interface Agent {
  slug: string
  name: string
  public_id: string
}

journey(
  'an owner renames an agent, restyles it beside the preview, and visitors see it',
  async (page, server) => {
    const body = { name: 'Old desk', archetype: 'answers', languages: ['en'] }
    const agent = await call<Agent>(server, '/v1/agents', { method: 'POST', body })
    const site = await openSite(server.url, agent.public_id)

    await page.goto(`${server.url}/o/demo/agents/${agent.slug}/settings`)
    await page.getByLabel('Name').fill('')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('This must not be empty.').waitFor()
    await page.getByLabel('Name').fill('Harbour desk')
    assert.equal(await page.getByText('This must not be empty.').count(), 0)
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByRole('heading', { name: 'Harbour desk' }).waitFor()
    await page.getByLabel('Site to allow').fill('not a site')
    await page.getByRole('button', { name: 'Add site' }).click()
    await page.getByText('This must be an origin such as').waitFor()
    await page.getByLabel('Site to allow').fill(`${site}/some/page`)
    await page.getByRole('button', { name: 'Add site' }).click()
    await page.getByText(site, { exact: true }).waitFor()

    await page.getByRole('link', { name: 'Appearance' }).click()
    const preview = page.locator('foyer-preview')
    await preview.getByRole('heading', { name: 'Harbour desk' }).waitFor()
    await page.getByRole('combobox', { name: 'Appears as' }).click()
    await page.getByRole('option', { name: 'Add a new identity' }).click()
    await page.getByLabel('Name').fill('Mara')
    await page.getByLabel('Greeting').fill('Hello, I am Mara at the harbour.')
    await page.getByLabel('Color', { exact: true }).fill('#8a1538')
    await page.getByLabel('Button text').fill('Ask Mara')
    await page.getByLabel('Teaser', { exact: true }).fill('Any questions?')
    await page.getByRole('button', { name: 'Add question' }).click()
    await page.getByRole('textbox', { name: 'Starter question 1' }).fill('Where are you?')
    await preview.getByRole('heading', { name: 'Mara' }).waitFor()
    await preview.getByText('Hello, I am Mara at the harbour.').waitFor()
    await preview.getByRole('button', { name: 'Where are you?' }).waitFor()
    await page.getByText('Button', { exact: true }).click()
    await preview.getByRole('button', { name: 'Any questions?' }).waitFor()
    const launcher = preview.getByRole('button', { name: 'Ask Mara' })
    await page.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('foyer-preview')!.shadowRoot!.querySelector('.launcher')!)
          .backgroundColor === 'rgb(138, 21, 56)',
    )
    await launcher.waitFor()

    await page.getByRole('link', { name: 'Embed' }).click()
    await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Visitors see it').waitFor()
    await page.reload()
    assert.equal(await page.getByLabel('Name').inputValue(), 'Mara')

    await inWindow('visitor of the restyled agent', {}, async (visitor) => {
      await visitor.goto(site)
      await visitor.getByRole('button', { name: 'Ask Mara' }).click()
      await visitor.getByRole('log').getByText('Hello, I am Mara at the harbour.').waitFor()
    })
  },
  isFormRefused,
)

journey('a double click creates one agent', async (page, server) => {
  await page.goto(`${server.url}/o/demo/agents?create=yes`)
  await page.getByLabel('Name').fill('Twice clicked')
  await page.getByRole('dialog').getByRole('button', { name: 'Create agent' }).dblclick()
  await page.waitForURL('**/try')
  const { data } = await call<List<Agent>>(server, '/v1/agents?limit=100')
  assert.equal(data.filter(({ name }) => name === 'Twice clicked').length, 1)
})

journey('the owner of a site that is not allowed reads so on the console', async (_, server) => {
  const body = { name: 'Shy desk', archetype: 'answers', languages: ['en'] }
  const agent = await call<Agent>(server, '/v1/agents', { method: 'POST', body })
  const site = await openSite(server.url, agent.public_id)
  const isRefused = (url: string) => url.includes('/visit/agents/')
  await inWindow(
    'site that is not allowed',
    {},
    async (visitor) => {
      const warned = visitor.waitForEvent('console', (message) => message.type() === 'warning')
      await visitor.goto(site)
      assert.match(
        (await warned).text(),
        new RegExp(`not allowed on ${site}\\. Add ${site} to its allowed sites`),
      )
      await visitor.getByRole('button', { name: 'Open chat' }).click()
      await visitor.getByText('This chat is not available right now.').waitFor()
    },
    isRefused,
  )
})
