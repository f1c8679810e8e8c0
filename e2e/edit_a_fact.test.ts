import assert from 'node:assert/strict'
import { call, type List, post } from './api.ts'
import { journey } from './journey.ts'
import { newSource, untilSettled } from './sources.ts'

interface Fact {
  text: string
  origin: string
  archived: boolean
}

const facts = (query: string) =>
  `/v1/knowledge_facts?query=${encodeURIComponent(query)}&include_archived=true`

journey(
  'a fact of the team is written, found and edited in its place, by keyboard alone',
  async (page, server) => {
    await page.goto(`${server.url}/o/demo`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('f')
    await page.getByRole('heading', { name: 'Facts', exact: true }).waitFor()
    const add = page.getByRole('button', { name: 'Add fact' }).first()
    await add.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Add fact' }).waitFor()
    await page.getByRole('textbox', { name: 'Fact' }).focus()
    await page.keyboard.type('The lighthouse closes at 18.')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor({ state: 'hidden' })
    await page.getByRole('dialog').getByRole('button', { name: 'Add fact' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await page.getByRole('searchbox', { name: 'Search facts' }).focus()
    await page.keyboard.type('lighthouse')
    await page.waitForURL(/query=lighthouse/)
    const edit = page.getByRole('button', { name: 'Edit: The lighthouse closes at 18.' })
    await edit.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Fact', exact: true }).waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('The lighthouse closes at 20.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByRole('link', { name: 'The lighthouse closes at 20.' }).waitFor()
    const { data } = await call<List<Fact>>(server, facts('lighthouse'))
    assert.deepEqual(
      data.map(({ text, archived }) => [text, archived]),
      [['The lighthouse closes at 20.', false]],
    )
  },
)

journey('what a source gets wrong is corrected for good, and its passage is shown', async (page, server) => {
  const text = '# Museum\n\nThe museum has four rooms. The museum has a garden.'
  const source = await newSource(server, { kind: 'text', text })

  await page.goto(`${server.url}/o/demo/knowledge/facts?query=museum`)
  await page.getByRole('link', { name: 'The museum has four rooms.' }).click()
  await page.getByRole('heading', { name: 'Source passage' }).waitFor()
  await page.locator('mark', { hasText: 'The museum has four rooms.' }).waitFor()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Corrected fact').fill('The museum has five rooms.')
  await page.getByRole('button', { name: 'Save correction' }).click()
  await page.getByText('Added by your team.').waitFor()

  await post(server, `/v1/knowledge_sources/${source}/ingest`)
  await untilSettled(server, source)
  const { data } = await call<List<Fact>>(server, facts('museum rooms'))
  assert.deepEqual(
    data.map(({ text, origin, archived }) => [text, origin, archived]),
    [
      ['The museum has five rooms.', 'owner', false],
      ['The museum has four rooms.', 'digested', true],
    ],
  )
})

journey(
  'several facts are reviewed and excluded for an agent at once, and that is undone',
  async (page, server) => {
    const text = 'The ferry runs every hour. The ferry takes bicycles.'
    await newSource(server, { kind: 'text', title: 'Ferry', text })
    await page.goto(`${server.url}/o/demo/knowledge/facts?query=ferry`)
    const list = page.getByRole('list', { name: 'Facts' })
    await page.getByLabel('Select all (2)').check()
    await page.getByRole('button', { name: 'Mark as reviewed' }).click()
    await page.getByText('2 facts are marked as reviewed.').waitFor()
    assert.equal(await list.getByText('Reviewed').count(), 2)

    await page.getByLabel('Select all (2)').check()
    await page.getByRole('button', { name: 'Agents', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Front desk' }).first().click()
    await list.getByText('Not used by Front desk').first().waitFor()
    await page
      .getByRole('alert')
      .filter({ hasText: 'no longer used by' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await list.getByText('Not used by Front desk').first().waitFor({ state: 'hidden' })
  },
)
