import { journey } from './journey.ts'

journey(
  'pausing asks first, is seen on every page, and is taken back from any of them',
  async (page, server) => {
    await page.goto(`${server.url}/account`)
    // An organization of its own: everybody else needs the demo awake.
    await page.evaluate(async () => {
      const send = (path: string, body: object, headers = {}) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
      await send('/auth/organizations', { name: 'Sleepy', slug: 'sleepy' })
      await send('/v1/agents', { name: 'Night desk' }, { 'X-Organization': 'sleepy' })
    })
    await page.goto(`${server.url}/o/sleepy/settings/organization`)
    await page.getByRole('button', { name: 'Pause organization' }).click()
    await page.getByRole('dialog').getByText('Every agent stops answering').waitFor()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByText('Sleepy is paused.').waitFor()

    await page.getByRole('link', { name: 'Agents' }).click()
    await page.getByRole('table').getByText('Paused').waitFor()
    await page.getByRole('link', { name: 'Night desk' }).click()
    await page.getByText('Sleepy is paused.').waitFor()
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByText('Agents are answering again.').waitFor()
    await page.getByRole('link', { name: 'Agents' }).first().click()
    await page.getByRole('table').getByText('Live').waitFor()
  },
)
