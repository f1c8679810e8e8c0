import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { call, type List, post } from './api.ts'
import { journey } from './journey.ts'
import type { Server } from './server.ts'
import { newSource } from './sources.ts'

interface Draft {
  id: number
  payload: { name?: string; description?: string }
}

/** A proposal of its own for each journey: they share the demo. */
async function propose(server: Server, kind: string, payload: object): Promise<Draft> {
  return post<Draft>(server, '/v1/resource_drafts', { kind, payload })
}

const statusOf = async (server: Server, { id }: Draft) =>
  (await call<{ status: string }>(server, `/v1/resource_drafts/${id}`)).status

const names = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

journey(
  'proposals are accepted, edited and dismissed, each with the facts it rests on',
  async (page, server) => {
    const taken = await propose(server, 'service', {
      name: 'Journey audit',
      pricing_unit: 'fixed',
      price_min: 90_000,
      currency: 'EUR',
    })
    const edited = await propose(server, 'service', { name: 'Journey workshop', pricing_unit: 'fixed' })
    const unwanted = await propose(server, 'fit_criterion', { kind: 'ideal', description: 'Likes journeys' })

    await page.goto(`${server.url}/o/demo`)
    await page.getByRole('link', { name: /proposals for your catalog/ }).click()
    await page.getByRole('heading', { name: 'Proposals', exact: true }).waitFor()

    await names(page, 'Journey audit').getByText('€900').waitFor()
    await page.getByRole('button', { name: 'Accept Journey audit' }).click()
    await names(page, 'Journey audit').waitFor({ state: 'detached' })
    assert.equal(await statusOf(server, taken), 'accepted')

    await page.getByRole('button', { name: 'Edit Journey workshop' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit proposal' })
    await dialog.getByLabel('Name').fill('Journey day')
    await dialog.getByLabel('Price', { exact: true }).fill('from £1,200')
    await dialog.getByText('Agents say: From £1,200').waitFor()
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await statusOf(server, edited), 'accepted')

    await page.getByRole('button', { name: 'Dismiss Likes journeys' }).click()
    await names(page, 'Likes journeys').waitFor({ state: 'detached' })
    assert.equal(await statusOf(server, unwanted), 'dismissed')
    await page.getByRole('combobox', { name: 'Show' }).click()
    await page.getByRole('option', { name: 'Dismissed' }).click()
    await names(page, 'Likes journeys').waitFor()

    await page.getByRole('link', { name: 'Services', exact: true }).click()
    await page.getByRole('link', { name: 'Journey day' }).waitFor()
    const { data } = await call<
      List<{ name: string; price_min: number; currency: string; pricing_unit: string }>
    >(server, '/v1/services')
    const made = data.find(({ name }) => name === 'Journey day')
    assert.deepEqual([made?.price_min, made?.currency, made?.pricing_unit], [120_000, 'GBP', 'from'])
  },
)

journey(
  'a proposal shows what the sources say, and a refused one says what is wrong',
  async (page, server) => {
    await propose(server, 'service', { name: 'Journey twin', pricing_unit: 'fixed' })
    await page.goto(`${server.url}/o/demo/catalog/proposals`)
    await page.getByRole('button', { name: 'Edit Journey twin' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit proposal' })
    await dialog.getByLabel('Name').fill('')
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
    await dialog.locator('[aria-invalid="true"]').first().waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Based on' }).first().click()
    await page.locator('blockquote').first().waitFor()
  },
  // The proposal is sent without a name first.
  (url) => /\/v1\/resource_drafts\/\d+$/.test(url),
)

journey('a service gets another price, and the agent says the new one', async (page, { url }) => {
  await page.goto(`${url}/o/demo/catalog`)
  await page.getByRole('link', { name: 'Operations sprint' }).click()
  await page.getByLabel('Price', { exact: true }).fill('about thirty')
  await page.getByText('Write the price in numbers').waitFor()
  await page.getByLabel('Price', { exact: true }).fill('31.700')
  await page.getByText('Agents say: From €31,700').waitFor()
  await page.getByRole('link', { name: 'Services', exact: true }).last().click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. New conversations use it.').waitFor()

  await page.getByRole('link', { name: 'Try Front desk' }).click()
  await page.getByRole('button', { name: 'Start a conversation' }).click()
  await page.getByLabel('Message', { exact: true }).fill('What does the operations sprint cost?')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('31,700').waitFor()
})

journey('a service is added, archived and restored by the keyboard alone', async (page, { url }) => {
  await page.goto(`${url}/o/demo/catalog`)
  await page.getByRole('heading', { name: 'Services' }).waitFor()
  const reach = async (role: 'button' | 'link' | 'switch', name: string | RegExp) => {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
    await target.waitFor()
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    assert.fail(`${name} cannot be reached by Tab.`)
  }
  await reach('button', 'Add service')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Add service' }).waitFor()
  await page.keyboard.press('Tab')
  for (let presses = 0; presses < 5; presses++) {
    if (await page.getByLabel('Name').evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Keyboard check')
  await page.keyboard.press('Tab')
  await page.keyboard.type('€450 per month')
  await page.getByText('Agents say: €450 per month').waitFor()
  await reach('button', 'Add service')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Services' }).waitFor()

  await reach('link', 'Keyboard check')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Keyboard check' }).waitFor()
  await reach('button', 'Archive Keyboard check')
  await page.keyboard.press('Space')
  await reach('button', 'Restore Keyboard check')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Archive Keyboard check' }).waitFor()
})

journey('a voice is heard before and after while it is written', async (page, { url }) => {
  await page.goto(`${url}/o/demo/catalog/voices`)
  await page.getByRole('button', { name: 'Add voice' }).first().click()
  await page.getByRole('dialog').getByLabel('Name').fill('Journey voice')
  await page.getByRole('dialog').getByRole('button', { name: 'Add voice' }).click()
  await page.getByRole('heading', { name: 'Journey voice' }).waitFor()
  await page.getByText('No change').first().waitFor()
  await page.getByLabel('Goodbye').fill('Say “See you by the water.”')
  await page.locator('blockquote').getByText('See you by the water.').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. New conversations use it.').waitFor()
})

journey('a document is written with sections, and shown with sample answers', async (page, server) => {
  const { url } = server
  await page.goto(`${url}/o/demo/catalog/documents`)
  await page.getByRole('button', { name: 'Add document' }).first().click()
  await page.getByRole('dialog').getByLabel('Title').fill('Journey summary')
  await page.getByRole('dialog').getByRole('button', { name: 'Add document' }).click()
  await page.getByRole('article', { name: 'Journey summary' }).getByText('Jana Novak').waitFor()
  await page.getByRole('button', { name: 'Insert variable' }).click()
  await page.getByRole('menuitem', { name: 'Facts about prices' }).click()
  await page.getByRole('article').getByRole('heading', { name: 'Prices' }).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Version 2 (active)').waitFor()
  await page.getByRole('button', { name: 'Revert to version 1' }).click()
  await page.getByRole('article').getByRole('heading', { name: 'Prices' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Version 3 (active)').waitFor()
})

journey(
  'what the sources say otherwise is taken over, and a proposed question is edited and accepted',
  async (page, server) => {
    const { url } = server
    const rows = '| Harbour check | 990 EUR |\n| Quay review | 1,990 EUR |\n'
    const text = `# Prices\n\n| Service | Price |\n|---|---|\n${rows}`
    const source = { kind: 'text', title: 'Harbour prices', text }
    await newSource(server, source)
    const body = { name: 'Harbour check', pricing_unit: 'fixed', price_min: 80_000, currency: 'EUR' }
    const service = await post<{ id: number }>(server, '/v1/services', body)
    // It asks in words which service it is about: that can be a choice.
    const desk = { name: 'Harbour desk', archetype: 'booking', languages: ['en'] }
    const { slug } = await post<{ slug: string }>(server, '/v1/agents', desk)

    await page.goto(`${url}/o/demo/catalog/proposals`)
    await page.getByRole('button', { name: 'Find proposals' }).click()
    await names(page, 'Quay review').waitFor()
    await page.getByText('your catalog says €800, your sources say €990').waitFor()
    await page.getByRole('button', { name: 'Change Price of Harbour check to €990' }).click()
    await page.getByText('your catalog says €800').waitFor({ state: 'detached' })
    const { price_min } = await call<{ price_min: number }>(server, `/v1/services/${service.id}`)
    assert.equal(price_min, 99_000)

    const question = page
      .getByRole('region', { name: 'Questions for visitors' })
      .getByRole('listitem')
      .filter({ hasText: 'Harbour desk' })
      .filter({ hasText: 'Pricing audit' })
    await question.getByRole('button', { name: /^Edit/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit question' })
    await dialog.getByLabel('Answers to choose from').fill('Pricing audit\nSomething else')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await dialog.waitFor({ state: 'detached' })
    await question.waitFor({ state: 'detached' })
    const flow = await call<{ phases: { slots: { enum_labels: Record<string, string> | null }[] }[] }>(
      server,
      `/v1/agents/${slug}/flow`,
    )
    const labels = flow.phases.flatMap(({ slots }) => slots.map(({ enum_labels }) => enum_labels ?? {}))
    assert.ok(labels.some((each) => Object.values(each).includes('Something else')))
  },
)
