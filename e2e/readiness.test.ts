import { call } from './api.ts'
import { journey } from './journey.ts'

journey(
  'what an agent still needs is weighed, each line leads to where it is done, and the last required one makes it ready',
  async (page, server) => {
    const body = { name: 'Night desk', languages: ['fr'] }
    await call(server, '/v1/agents', { method: 'POST', body })
    await page.goto(`${server.url}/o/demo/agents/night-desk/try`)
    const summary = page.getByRole('region', { name: 'Readiness' })
    await summary.getByText('Not ready').waitFor()
    await summary.getByRole('link', { name: /^View all/ }).click()

    const required = page.getByRole('region', { name: 'Required' })
    await required.getByRole('heading', { name: 'Connect a model for its languages' }).waitFor()
    await required.getByRole('link', { name: 'Connect a model' }).click()
    await page.waitForURL(/\/o\/demo\/settings\/model$/)
    await page.goBack()
    await required.waitFor()

    await page.getByRole('link', { name: 'Open Embed' }).click()
    await page.getByRole('heading', { name: 'Allowed sites' }).waitFor()
    await page.getByRole('link', { name: 'Readiness', exact: true }).click()

    await required.waitFor()
    await call(server, '/v1/agents/night-desk', { method: 'PATCH', body: { languages: ['en'] } })
    await page.getByText(/is ready for visitors/).waitFor()
    await required.waitFor({ state: 'detached' })
  },
)

journey(
  'the buttons of readiness open pages that are filtered to what they are about',
  async (page, server) => {
    await page.goto(`${server.url}/o/demo/agents/front-desk/readiness`)
    await page.getByRole('link', { name: 'View open gaps' }).click()
    await page.waitForURL(/\/o\/demo\/knowledge\/gaps\?agent=front-desk$/)
    await page.goBack()
    const gaps = page.getByRole('list', { name: /^Answer (?:an open gap|open gaps)/ })
    const question = await gaps.getByRole('link').first().innerText()
    await gaps.getByRole('link').first().click()
    await page.getByRole('heading', { name: question, level: 1 }).waitFor()
  },
)
