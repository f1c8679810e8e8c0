import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { journey } from './journey.ts'

/** The form is sent with something wrong in it. */
const isFormRefused = (url: string) => url.endsWith('/v1/organization/model')

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

journey(
  'a model is set, refused for its key, mended, tested and taken away again',
  async (page, server) => {
    const { url, key } = server.modelProvider
    await page.goto(`${server.url}/o/demo/agents/front-desk/settings`)
    await page.getByRole('link', { name: 'See what a model adds' }).click()
    await page.getByText('No model is connected').waitFor()

    await choose(page, 'Provider', 'Another provider')
    await page.getByLabel('URL').fill('http://127.0.0.1:9/v1')
    await page.getByLabel('API key').fill('wrong')
    await page.getByRole('button', { name: 'Save and test' }).click()
    await page.getByText('This is required with the provider').waitFor()
    await page.getByRole('textbox', { name: 'Model' }).fill('local-model')
    assert.equal(await page.getByText('This is required with the provider').count(), 0, 'the red goes')
    await page.getByRole('button', { name: 'Save and test' }).click()
    await page.getByText('private, local or reserved network').waitFor()

    await page.getByLabel('URL').fill(url)
    await page.getByRole('button', { name: 'Save and test' }).click()
    await page.getByText('Incorrect API key provided.').waitFor()
    await page.getByLabel('API key').fill(key)
    await page.getByRole('button', { name: 'Save and test' }).click()
    await page.getByText('The model works').waitFor()
    await page.getByText('A key is stored.').waitFor()

    await page.reload()
    await page.getByText('local-model is connected').waitFor()
    assert.equal(await page.getByLabel('API key').inputValue(), '')
    await page.getByRole('button', { name: 'Test model' }).click()
    await page.getByText('The model works').waitFor()

    await page.getByRole('button', { name: 'Use the server’s setting' }).click()
    await page.getByText('No model is connected').waitFor()
  },
  isFormRefused,
)
