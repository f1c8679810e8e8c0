import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { call } from './api.ts'
import { type Appearance, forEachAppearance } from './appearances.ts'
import { faultsOf, loadAxe } from './axe.ts'
import { inWindow } from './browser.ts'
import { journey } from './journey.ts'
import { openSite } from './other_site.ts'
import type { Server } from './server.ts'

const logo = 'https://brightwater.example/logo.svg'
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="40" height="40" rx="8" fill="#8a1538"/><text x="48" y="27" font-family="sans-serif" font-size="18" fill="#8a1538">Bright</text></svg>`

const appearance = {
  accent_colour: '#8a1538',
  logo_url: logo,
  launcher: { position: 'left', label: { en: 'Ask Brightwater' } },
  teaser: {
    text: { en: 'Questions about prices or dates? Ask, and get an answer at once.' },
    delay_seconds: 0,
  },
  starter_questions: { en: ['What does the pricing audit cost?', 'Where are you?', 'Who do you work for?'] },
  texts: { en: { title: 'Brightwater', subtitle: 'Replies right away', placeholder: 'Ask about our work' } },
  privacy_url: 'https://brightwater.example/privacy',
  ai_notice: 'always',
}

interface Agent {
  slug: string
  public_id: string
}

async function restyledAgent(server: Server): Promise<{ agent: Agent; site: string }> {
  const body = { name: 'Restyled desk', archetype: 'answers', languages: ['en'] }
  const agent = await call<Agent>(server, '/v1/agents', { method: 'POST', body })
  const site = await openSite(server.url, agent.public_id)
  const path = `/v1/agents/${agent.slug}`
  await call(server, path, { method: 'PATCH', body: { allowed_origins: [site] } })
  await call(server, `${path}/appearance`, { method: 'PATCH', body: appearance })
  return { agent, site }
}

/** Where `LOOK` names a folder, pictures of it go there. */
async function look(page: Page, what: string, faults: string[]) {
  await loadAxe(page)
  await forEachAppearance(page, async (each: Appearance) => {
    faults.push(...(await faultsOf(page, each)).map((fault) => `${what}, ${fault}`))
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${what}-${each.name}.png` })
  })
}

journey('an agent restyled by the API looks so in the widget', async (_, server) => {
  const { site } = await restyledAgent(server)
  const faults: string[] = []

  await inWindow('restyled widget', {}, async (visitor) => {
    await visitor.route(logo, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }))
    await visitor.goto(site)
    const launcher = visitor.getByRole('button', { name: 'Ask Brightwater' })
    await visitor.getByRole('button', { name: 'Questions about prices' }).waitFor()
    const { x } = (await launcher.boundingBox()) ?? {}
    assert.equal(x, 20)
    await look(visitor, 'teaser', faults)

    await visitor.getByRole('button', { name: 'Dismiss' }).click()
    await visitor.reload()
    await launcher.click()
    await visitor.getByRole('heading', { name: 'Brightwater', exact: true }).waitFor()
    await visitor.getByPlaceholder('Ask about our work').waitFor()
    await visitor.getByText('You are chatting with an AI assistant.').waitFor()
    assert.equal(await visitor.getByRole('button', { name: 'Questions about prices' }).count(), 0)
    await visitor.locator('foyer-chat img').waitFor()
    await visitor.getByRole('button', { name: 'Where are you?' }).waitFor()
    await look(visitor, 'open', faults)

    await visitor.getByRole('button', { name: 'What does the pricing audit cost?' }).click()
    const said = visitor.getByRole('log')
    await said.getByText('14,500').waitFor()
    assert.equal(await visitor.getByRole('button', { name: 'Where are you?' }).count(), 0)
    await look(visitor, 'answered', faults)
  })
  assert.deepEqual(faults, [])
})

journey('an agent restyled by the API looks so on its own page', async (_, server) => {
  const { agent } = await restyledAgent(server)
  const faults: string[] = []
  await inWindow('restyled page', {}, async (visitor) => {
    await visitor.route(logo, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }))
    await visitor.goto(`${server.url}/a/${agent.public_id}`)
    await visitor.getByRole('button', { name: 'Where are you?' }).waitFor()
    assert.equal(await visitor.title(), 'Brightwater')
    await look(visitor, 'page', faults)
  })
  assert.deepEqual(faults, [])
})
