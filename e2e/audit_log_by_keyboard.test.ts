import assert from 'node:assert/strict'
import { call } from './api.ts'
import { journey } from './journey.ts'
import { owner } from './owner.ts'

journey('a change just made is found in the audit log by the keyboard alone', async (page, server) => {
  const body = { title: 'Parking', body: 'There is parking behind the house.' }
  await call(server, '/v1/saved_replies', { method: 'POST', body })
  const { keyboard } = page
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const tabTo = async (words: RegExp) => {
    for (let stops = 0; stops < 60 && !words.test(await focused()); stops++) await keyboard.press('Tab')
    assert.match(await focused(), words)
  }
  const goTo = async (place: string) => {
    await keyboard.press('ControlOrMeta+k')
    await keyboard.type(place)
    await page.getByRole('option', { name: place, selected: true }).waitFor()
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: place, level: 1 }).waitFor()
  }

  await page.goto(`${server.url}/o/demo`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await goTo('Saved replies')
  await page.getByRole('link', { name: 'Parking' }).waitFor()
  await tabTo(/^Parking/)
  await keyboard.press('Enter')
  await page.getByLabel('Title').waitFor()
  // The form comes after its dialog, whose first stop is the way out.
  await keyboard.press('Tab')
  await page.getByLabel('Title').and(page.locator(':focus')).waitFor()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('Parking and bicycles')
  await keyboard.press('Enter')
  await page.getByRole('link', { name: 'Parking and bicycles' }).waitFor()

  await goTo('Audit log')
  const sentence = `${owner.name} changed the saved reply “Parking and bicycles”`
  await page.getByRole('link', { name: sentence }).waitFor()
  await tabTo(new RegExp(`^${sentence}`))
  await keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Audit log entry' })
  await drawer
    .getByRole('deletion')
    .filter({ hasText: /^Before: Parking$/ })
    .waitFor()
  await drawer
    .getByRole('insertion')
    .filter({ hasText: /^After: Parking and bicycles$/ })
    .waitFor()
  await tabTo(/^Show everything by/)
  await keyboard.press('Enter')
  await drawer.waitFor({ state: 'hidden' })
  assert.match(page.url(), /who=person-\d+/)
  await page.getByRole('link', { name: sentence }).waitFor()
  // What the key did is not what she did.
  assert.equal(await page.getByRole('link', { name: /^API key / }).count(), 0)
})
