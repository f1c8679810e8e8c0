import assert from 'node:assert/strict'
import { post } from './api.ts'
import { journey } from './journey.ts'

journey('a visitor is found, answered and looked up by the keyboard alone', async (page, server) => {
  const visitor = { name: 'Mira Okafor', email: 'mira@northgate.example' }
  const { id } = await post<{ id: number }>(server, '/v1/agents/front-desk/conversations', { visitor })
  await post(server, `/v1/conversations/${id}/messages`, { text: 'Can somebody call me about an audit?' })
  const body = 'Thank you, Mira. We will call you back today.'
  await post(server, '/v1/saved_replies', { title: 'Call back today', body })

  const { keyboard } = page
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.goto(`${server.url}/o/demo`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await keyboard.press('g')
  await keyboard.press('c')
  await page.getByRole('row', { name: /Mira Okafor/ }).waitFor()
  // The demo's own conversations may be newer.
  for (let row = 0; row < 10 && !(await focused()).startsWith('Mira Okafor'); row++) await keyboard.press('j')
  assert.match(await focused(), /^Mira Okafor/)
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Take over' }).waitFor()
  await keyboard.press('r')
  assert.equal(await focused(), 'Take over')
  await keyboard.press('Enter')
  await page.getByLabel('Write to Mira Okafor').and(page.locator(':focus')).waitFor()
  await keyboard.press('/')
  await page.getByLabel('Search saved replies').and(page.locator(':focus')).waitFor()
  await keyboard.type('today')
  await page.getByRole('option', { name: 'Call back today' }).waitFor()
  await page.locator('[data-combobox-selected]', { hasText: 'Call back today' }).waitFor()
  await keyboard.press('Enter')
  const field = page.getByLabel('Write to Mira Okafor').and(page.locator(':focus'))
  await field.waitFor()
  assert.equal(await field.inputValue(), body)
  await keyboard.press('Enter')
  await page.getByRole('log').getByText(body).waitFor()
  await keyboard.press('Tab')
  await keyboard.press('u')
  await page.getByRole('heading', { name: 'Conversations', level: 1 }).waitFor()

  // Typed at once, before the palette is there: not a letter is lost.
  await keyboard.press('ControlOrMeta+k')
  await keyboard.type('mira@north')
  const search = page.getByRole('combobox', { name: /^Search pages/ })
  await search.waitFor()
  assert.equal(await search.inputValue(), 'mira@north')
  const option = page.getByRole('option', { name: /Mira Okafor/ }).first()
  await option.waitFor()
  assert.equal(await option.getAttribute('aria-selected'), 'true')
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Mira Okafor', level: 1 }).waitFor()
  await page.getByRole('row', { name: /with Front desk/ }).waitFor()
})
