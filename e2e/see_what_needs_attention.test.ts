import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { forEachAppearance } from './appearances.ts'
import { faultsOf, loadAxe } from './axe.ts'
import { journey } from './journey.ts'

/** The API as the owner's browser calls it, in an organization of its own: everybody else uses the demo. */
const apiOf = (page: Page, slug: string) => ({
  post: <Answer>(path: string, body: object = {}): Promise<Answer> =>
    page.evaluate(
      async ([path, slug, body]) => {
        const headers = { 'content-type': 'application/json', 'X-Organization': slug }
        const answer = await fetch(path, { method: 'POST', headers, body })
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
        return answer.json()
      },
      [path, slug, JSON.stringify(body)] as const,
    ),
})

interface Visit {
  name: string
  says: string[]
  isClosed?: true
}

const areas = (page: Page) => ({
  attention: page.getByRole('region', { name: 'Needs your attention' }),
  week: page.getByRole('region', { name: 'The last seven days' }),
  unanswered: page.getByRole('region', { name: 'Unanswered questions' }),
})

journey(
  'Home says the next step to a new organization, then what needs attention and how the week goes, as it happens',
  async (page, server) => {
    const slug = 'homely'
    const { attention, week, unanswered } = areas(page)
    await page.goto(`${server.url}/account`)
    const api = apiOf(page, slug)
    await api.post('/auth/organizations', { name: 'Homely', slug })
    await page.goto(`${server.url}/o/${slug}`)
    await page.getByRole('button', { name: 'Skip the setup' }).click()
    await page.getByRole('heading', { name: 'First steps' }).waitFor()
    await attention.getByText('Nothing needs your attention.').waitFor()
    await week.getByRole('link', { name: 'Create agent' }).waitFor()

    await api.post('/v1/agents', { name: 'Front desk' })
    await week.getByText('Nobody can talk to Front desk yet.').waitFor()
    await attention.getByRole('link', { name: 'Front desk is not ready' }).waitFor()

    const visit = async ({ name, says, isClosed }: Visit) => {
      const body = { visitor: { name }, locale: 'en' }
      const { id } = await api.post<{ id: number }>('/v1/agents/front-desk/conversations', body)
      for (const text of says) await api.post(`/v1/conversations/${id}/messages`, { text })
      if (isClosed) await api.post(`/v1/conversations/${id}/close`)
    }
    const question = 'Do you also repair accordions?'
    await visit({ name: 'Jana', says: [question], isClosed: true })
    await visit({ name: 'Bo', says: [question], isClosed: true })
    await visit({ name: 'Noor', says: ['May I speak to a person?'] })

    await week.getByRole('img', { name: /^Visitors by day: .*2$/ }).waitFor()
    await week.getByText('In 2 conversations').waitFor()
    await week.getByText('0 of 2 questions').waitFor()
    await unanswered.getByRole('link', { name: `${question} Asked twice` }).waitFor()
    await attention.getByRole('link', { name: 'Noor is waiting for a person' }).waitFor()
    const [first] = await attention.getByRole('link').allInnerTexts()
    assert.match(first!, /^Noor is waiting for a person/)
    await assertNoFaults(page)

    await attention.getByRole('link', { name: 'Noor is waiting for a person' }).click()
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByRole('button', { name: 'Hand back to agent' }).waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await week.getByText('1 taken over by your team').waitFor()
    await attention.getByRole('link', { name: 'Noor is waiting for a person' }).waitFor({ state: 'detached' })

    await unanswered.getByRole('link', { name: question }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: question, level: 1 }).waitFor()
  },
)

async function assertNoFaults(page: Page) {
  const faults: string[] = []
  await loadAxe(page)
  await forEachAppearance(page, async (appearance) => {
    faults.push(...(await faultsOf(page, appearance)))
  })
  assert.deepEqual(faults, [])
}
