import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { forEachAppearance } from './appearances.ts'
import { faultsOf, loadAxe } from './axe.ts'
import { inWindow } from './browser.ts'
import { journey } from './journey.ts'

/** Walks into an organization of its own, without an agent. */
async function createOrganization(page: Page, url: string, name: string) {
  await page.goto(`${url}/o/demo`)
  await page.getByRole('button', { name: /Owner$/ }).click()
  await page.getByRole('menuitem', { name: 'Create organization' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.waitForURL(/\/start$/)
}

async function assertNoFaults(page: Page) {
  const faults: string[] = []
  await loadAxe(page)
  await forEachAppearance(page, async (appearance) => {
    faults.push(...(await faultsOf(page, appearance)))
  })
  assert.deepEqual(faults, [])
}

/** Counts what a person has to do, and how long it takes until the agent answers. */
function countSteps(where = 'in the chat') {
  const began = performance.now()
  let steps = 0
  return {
    take: async (step: Promise<unknown>) => {
      steps++
      await step
    },
    tell: () => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`From sign-in to a reply ${where}: ${steps} steps, ${seconds} s.`)
      return steps
    },
  }
}

const start = (page: Page) => page.getByRole('button', { name: 'Set up my agent' })

journey(
  'a new owner gives the address of a website and has an agent that answers, in five steps',
  async (page, { url, ownSite }) => {
    await createOrganization(page, url, 'Clay five steps')
    const { take, tell } = countSteps()
    await take(page.getByLabel('Website URL').fill(ownSite))
    await take(start(page).click())
    await take(page.getByRole('link', { name: 'Try it' }).click())
    await take(page.getByRole('button', { name: 'Start a conversation' }).click())
    await page.getByLabel('Message', { exact: true }).fill('What does the wheel course cost?')
    await take(page.keyboard.press('Enter'))
    await page.getByRole('log').getByText('180').waitFor()
    assert.ok(tell() <= 5)
  },
)

journey(
  'the snippet, pasted into a page of the site, answers visitors there, in five steps',
  async (page, { url, ownSite }) => {
    await createOrganization(page, url, 'Clay on its page')
    const { take, tell } = countSteps('on the own page')
    await take(page.getByLabel('Website URL').fill(ownSite))
    await take(start(page).click())
    await take(page.getByRole('link', { name: 'Put it on your site' }).click())
    const snippet = await page.locator('code', { hasText: 'widget.js' }).first().innerText()
    await inWindow('own page', {}, async (visitor) => {
      // What the owner does in their editor.
      await take(visitor.goto(`${ownSite}/?paste=${encodeURIComponent(snippet)}`))
      await visitor.getByRole('button', { name: 'Open chat' }).click()
      await visitor.getByLabel('Your message').fill('What does the wheel course cost?')
      await take(visitor.keyboard.press('Enter'))
      await visitor.getByRole('log').getByText('180').waitFor()
    })
    assert.ok(tell() <= 5)
  },
)

journey(
  'two clicks start one run, a reload shows where it is, and the owner judges the replies',
  async (page, { url, ownSite }) => {
    await createOrganization(page, url, 'Clay two clicks')
    await assertNoFaults(page)
    let started = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/v1/onboarding')) started++
    })
    await page.getByLabel('Website URL').fill(ownSite)
    await start(page).dblclick()
    await page.getByRole('list', { name: 'Setup steps' }).waitFor()
    assert.equal(started, 1)
    await page.reload()
    await page.getByRole('link', { name: 'Try it' }).waitFor()
    await page.getByText('3 of 3 pages read').waitFor()

    await page.getByRole('button', { name: 'Right: Can I bring my dog?' }).click()
    await page.getByText('You marked this as right.').waitFor()
    await page.getByRole('button', { name: 'Write answer: Do I need experience?' }).click()
    await page.getByLabel('Your answer').fill('No. We start every course from the beginning.')
    await page.getByRole('button', { name: 'Save answer' }).click()
    await page.getByText(/Your answer is being read|You wrote an answer/).waitFor()
    const found = page.getByRole('region', { name: 'What Foyer found about you' })
    await found.getByText('hello@clay.example').waitFor()
    await assertNoFaults(page)

    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('link', { name: 'Check its answers' }).click()
    await page.getByRole('button', { name: 'Skip the setup' }).click()
    await page.getByRole('heading', { name: 'Home' }).waitFor()
    await page.getByRole('heading', { name: 'First steps' }).waitFor()
    await page.getByRole('link', { name: 'Check its answers' }).waitFor({ state: 'detached' })
  },
)

journey(
  'an address that may not be read says what to do, and a text works instead',
  async (page, { url }) => {
    await createOrganization(page, url, 'Clay text')
    await page.getByLabel('Website URL').fill('http://127.0.0.1:9')
    await start(page).click()
    await page.getByText('add 127.0.0.1:9 to FOYER_ALLOW_HOSTS').waitFor()
    await assertNoFaults(page)
    await page.getByText('Paste text').click()
    await page
      .getByLabel('Text', { exact: true })
      .fill('# Wheel course\n\nThe wheel course costs 180 pounds.')
    await start(page).click()
    await page.getByRole('link', { name: 'Try it' }).waitFor()
  },
  (url) => url.endsWith('/v1/onboarding'),
)

journey('a large site asks which parts to read, and reads those', async (page, { url, largeSite }) => {
  await createOrganization(page, url, 'Clay large')
  await page.getByLabel('Website URL').fill(largeSite)
  await start(page).click()
  await page.getByRole('heading', { name: 'Choose what to read' }).waitFor()
  await page.reload()
  await page.getByLabel('/help (20 pages)').check()
  await assertNoFaults(page)
  await page.getByLabel('Maximum number of pages').fill('5')
  await page.getByRole('button', { name: 'Skip: Test your agent with ten questions' }).click()
  await page.getByText('· Skipped').waitFor()
  assert.ok(await page.getByLabel('/help (20 pages)').isChecked())
  await page.getByRole('button', { name: 'Read these pages' }).click()
  await page.getByRole('link', { name: 'Try it' }).waitFor()
})
