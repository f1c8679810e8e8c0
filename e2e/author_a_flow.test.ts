import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { call, type List, pollUntil, post } from './api.ts'
import { inWindow } from './browser.ts'
import { journey } from './journey.ts'
import type { Server } from './server.ts'
import { teammateState } from './teammate.ts'

interface Phase {
  id: number
  key: string
  title: string
  max_turns: number
  slots: { key: string; title: string; translations: object }[]
}

interface Flow {
  version: number
  phases: Phase[]
}

/** An agent with four phases; “Qualify” has questions that must be answered. */
async function newDesk(server: Server, name: string): Promise<string> {
  const body = { name, archetype: 'qualification', languages: ['en', 'de'] }
  return (await post<{ slug: string }>(server, '/v1/agents', body)).slug
}

const flowOf = (server: Server, slug: string) => call<Flow>(server, `/v1/agents/${slug}/flow`)
const qualify = ({ phases }: Flow) => phases.find(({ key }) => key === 'qualify')!
const openPhase = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^\\d ${title}`) }).click()
const messages = (page: Page) => page.getByLabel('Message limit')

journey(
  'an owner edits a phase, is told what is wrong at its field, tries it, saves it, compares it and goes back',
  async (page, server) => {
    const slug = await newDesk(server, 'Authored desk')
    await page.goto(`${server.url}/o/demo/agents/${slug}/flow`)
    await openPhase(page, 'Qualify')
    const collecting = page.getByRole('switch', { name: 'Collect answers' })
    await collecting.press('Space')
    const tools = page.getByRole('group', { name: 'What the agent may do' })
    await tools.getByRole('alert').getByText('switch on “Collect answers” there').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    assert.equal((await flowOf(server, slug)).version, 1)
    await collecting.press('Space')
    await tools.getByRole('alert').waitFor({ state: 'detached' })

    await messages(page).fill('5')
    await page.getByText('Using your unsaved changes').waitFor()
    await page.getByRole('button', { name: 'Start a conversation' }).click()
    const chat = page.getByRole('region', { name: 'Try the flow' })
    await chat.getByRole('textbox', { name: 'Message' }).fill('I would like an operations sprint.')
    await page.keyboard.press('Enter')
    await page.getByText('the conversation is in this phase').waitFor()
    const { data } = await call<List<{ id: number }>>(server, `/v1/conversations?agent=${slug}`)
    const { content } = await call<{ content: Flow }>(server, `/v1/conversations/${data[0]!.id}/snapshot`)
    assert.equal(qualify(content).max_turns, 5)
    assert.equal(qualify(await flowOf(server, slug)).max_turns, 8)

    await page.getByRole('link', { name: 'Try it' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Version 2' }).click()
    await page.getByText('What this version changed').waitFor()
    await page.getByText('Message limit:').waitFor()
    await page.getByRole('link', { name: 'Version 1' }).click()
    await page.getByRole('button', { name: 'Revert to this version' }).click()
    await page.getByRole('heading', { name: 'Version 3' }).waitFor()
    assert.equal(qualify(await flowOf(server, slug)).max_turns, 8)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: 'Version 4' }).waitFor()
    assert.equal(qualify(await flowOf(server, slug)).max_turns, 5)
  },
)

journey('an owner adds a question with choices and a translation', async (page, server) => {
  const slug = await newDesk(server, 'Asking desk')
  await page.goto(`${server.url}/o/demo/agents/${slug}/flow`)
  await page.getByRole('button', { name: 'Add question' }).first().click()
  await page.getByRole('textbox', { name: 'Question' }).first().fill('Delivery')
  await page.getByRole('combobox', { name: 'Type of answer' }).click()
  await page.getByRole('option', { name: 'One choice' }).click()
  await page.getByText('has no values to choose from').waitFor()
  await page.getByRole('button', { name: 'Add choice' }).click()
  await page.getByLabel('Value of choice 1', { exact: true }).fill('pickup')
  await page.getByLabel('Label of choice 1').fill('I pick it up')
  await page.getByText('has no values to choose from').waitFor({ state: 'detached' })
  const german = page.getByRole('group', { name: 'German' })
  await german.getByLabel('Question').fill('Lieferung')
  await german.getByLabel('I pick it up').fill('Ich hole es ab')
  await page.locator('form').getByRole('button', { name: 'Add question' }).dblclick()
  await page.getByRole('button', { name: 'Delivery' }).waitFor()
  const { version, phases } = await flowOf(server, slug)
  assert.equal(version, 2)
  assert.deepEqual(phases[0]!.slots.at(-1)!.translations, {
    de: { title: 'Lieferung', enum_labels: { pickup: 'Ich hole es ab' } },
  })
})

journey('phases are moved, archived and restored by keyboard alone', async (page, server) => {
  const slug = await newDesk(server, 'Moved desk')
  const before = await flowOf(server, slug)
  const [first, second] = before.phases
  await page.goto(`${server.url}/o/demo/agents/${slug}/flow`)
  const handle = page.getByRole('button', { name: `Move ${first!.title}` })
  await handle.focus()
  await page.keyboard.press('Space')
  await page.getByText(`${first!.title} is in position 1 of`).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await page.getByText(`${first!.title} is in position 2 of`).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await pollUntil(
    () => flowOf(server, slug),
    ({ phases }) => phases[0]!.id === second!.id && phases[1]!.id === first!.id,
  )
  const more = page.getByRole('button', { name: `Actions for ${first!.title}` })
  await page.getByRole('link', { name: 'Version 2' }).waitFor()
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Archive' }).focus()
  await page.keyboard.press('Enter')
  const restore = page.getByRole('button', { name: `Restore ${first!.title}` })
  await restore.focus()
  await page.keyboard.press('Enter')
  await handle.waitFor()
  assert.equal((await flowOf(server, slug)).phases.length, before.phases.length)
})

/** A second member, in a window of her own. */
async function asColleague(server: Server, name: string, walk: (page: Page) => Promise<void>) {
  const email = `${name.toLowerCase()}@brightwater.example`
  await inWindow(name, { storageState: await teammateState(server, { name, email }) }, walk)
}

journey(
  'two people edit one flow: the second is told who was faster, and loses nothing',
  async (page, server) => {
    const slug = await newDesk(server, 'Shared desk')
    const address = `${server.url}/o/demo/agents/${slug}/flow`
    await page.goto(address)
    await openPhase(page, 'Qualify')
    await page.getByLabel('Title').fill('Get to know them')
    await asColleague(server, 'Noor', async (other) => {
      await other.goto(address)
      await openPhase(other, 'Qualify')
      await messages(other).fill('4')
      await other.getByRole('button', { name: 'Save', exact: true }).click()
      await other.getByRole('link', { name: 'Version 2' }).waitFor()
    })
    await page.getByText('Noor saved this flow while you were editing').waitFor()
    await page.getByText('Message limit:').waitFor()
    await page.getByRole('button', { name: 'Keep my changes' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Version 3' }).waitFor()
    const { title, max_turns } = qualify(await flowOf(server, slug))
    assert.deepEqual({ title, max_turns }, { title: 'Get to know them', max_turns: 4 })
  },
)

/** Somebody else saved first. */
const isOvertaken = (url: string) => /\/flow\/states\/\d+$/.test(url)

journey(
  'who has not heard of it is told when saving, and nothing is overwritten',
  async (page, server) => {
    const slug = await newDesk(server, 'Deaf desk')
    // No event arrives: the request is never answered.
    await page.route('**/v1/events/stream*', () => undefined)
    await page.goto(`${server.url}/o/demo/agents/${slug}/flow`)
    await openPhase(page, 'Qualify')
    await page.getByLabel('Title').fill('Mine')
    const { id } = qualify(await flowOf(server, slug))
    const path = `/v1/agents/${slug}/flow/states/${id}`
    await call(server, path, { method: 'PATCH', body: { title: 'Theirs' } })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('saved this flow while you were editing').waitFor()
    assert.equal(qualify(await flowOf(server, slug)).title, 'Theirs')
    await page.getByRole('button', { name: 'Discard my changes' }).click()
    await page.getByRole('button', { name: /^\d Theirs/ }).waitFor()
  },
  isOvertaken,
)
