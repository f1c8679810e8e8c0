import assert from 'node:assert/strict'
import { journey } from './journey.ts'
import { visit } from './visitor.ts'

const question = 'Do you offer childcare for children?'
const answer = 'We offer childcare for children from three years on, in our office in Hamburg.'

journey(
  'what the agent did not know becomes a gap, is answered, and is seen to be verified',
  async (page, server) => {
    await visit(server, 'front-desk', question)
    await page.goto(`${server.url}/o/demo`)
    await page.getByRole('link', { name: /^Gaps/ }).click()
    await page.getByRole('link', { name: question }).click()
    await page.getByRole('heading', { name: question }).waitFor()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(answer)
    await page.getByRole('button', { name: 'Add and check' }).click()
    await page.getByText('The agent can answer this now.').first().waitFor()

    await page.getByRole('link', { name: 'Gaps', exact: true }).first().click()
    const check = page.getByRole('region', { name: 'Standing checks' }).getByRole('row', { name: question })
    await check.getByText('Passing').waitFor()
    await check.getByRole('link').click()
    await page.getByRole('heading', { name: question }).waitFor()

    await page.goto(`${server.url}/o/demo/agents/front-desk/try`)
    await page.getByRole('button', { name: 'Start a conversation' }).click()
    await page.getByLabel('Message', { exact: true }).fill(question)
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText('from three years on').waitFor()
    assert.equal(await page.getByRole('log').getByText(question).count(), 1)
  },
)
