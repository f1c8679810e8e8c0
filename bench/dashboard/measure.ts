import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { inWindow } from '../../e2e/browser.ts'
import { pages } from '../../e2e/pages.ts'
import { server } from '../../e2e/server.ts'
import { options } from './options.ts'
import { isOver, lineOf, tableOf } from './table.ts'
import { type Measured, watchPage } from './watch_page.ts'

/** Every page, and what people do on the long ones. The best of some rounds counts. */

type Watch = Awaited<ReturnType<typeof watchPage>>
type Note = (name: string, measured: Measured) => void

/** Words that few, nearly all, and only long ago have said. */
const words: Record<string, string[]> = {
  conversations: ['r77777', 'pricing', 'lighthouse', 'visitor777'],
  contacts: ['visitor777', 'jensen'],
  gaps: ['4711', 'room'],
  facts: ['4711', 'workshop'],
  sources: ['17', 'handbook'],
}
/** So often somebody asks for more. */
const patience = 10

test('measure every page', async () => {
  const { url, folder } = await server()
  const { state, data } = JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8'))
  const best = new Map<string, Measured>()
  const note: Note = (name, measured) => {
    const before = best.get(name)
    console.error(lineOf(name, measured))
    best.set(name, before ? bestOf(before, measured) : measured)
  }
  const isWanted = (name: string) => options.only.length === 0 || options.only.includes(name)
  const entries = pages.filter(({ name, signedIn }) => signedIn && isWanted(name))
  for (let round = 0; round < options.rounds; round++) {
    const walk = async (page: Page) => {
      const watch = await watchPage(page)
      for (const { name, path } of entries) {
        note(name, await watch.visit(url + path(data)))
        // A dialog lies over its list, which has been looked at without it.
        if (!(await page.getByRole('dialog').isVisible())) await useList(page, watch, name, note)
      }
      for (const [name, use] of Object.entries(uses))
        if (isWanted(name)) await use(page, watch, `${url}/o/demo`, note)
    }
    await inWindow('measure', { storageState: state, acceptDownloads: true }, walk)
    console.error(`Round ${round + 1} of ${options.rounds}; load ${loadavg()[0]!.toFixed(1)}.`)
  }
  console.log(tableOf(best))
  const over = [...best].filter(([name, measured]) => isOver(name, measured)).map(([name]) => name)
  assert.deepEqual(over, [], 'These are over their limits.')
})

const bestOf = (one: Measured, other: Measured): Measured => ({
  ...other,
  content: Math.min(one.content, other.content),
  blocked: Math.min(one.blocked, other.blocked),
  worked: Math.min(one.worked, other.worked),
  kilobytes: Math.min(one.kilobytes, other.kilobytes),
  call: one.call && other.call ? (one.call.ms < other.call.ms ? one.call : other.call) : other.call,
})

/** Pages on, and types into its search box. */
async function useList(page: Page, watch: Watch, name: string, note: Note) {
  const more = page.getByRole('button', { name: 'Load more' }).first()
  for (let time = 1; time <= patience && (await more.isVisible()); time++) {
    const measured = await watch.act(() => more.click())
    if (time === 1) note(`${name}: page on`, measured)
    if (time === patience) note(`${name}: page on the ${patience}th time`, measured)
  }
  const box = page.locator('main').getByRole('searchbox').first()
  for (const sought of words[name] ?? [])
    note(`${name}: search “${sought}”`, await watch.act(() => box.fill(sought)))
}

const uses: Record<string, (page: Page, watch: Watch, home: string, note: Note) => Promise<void>> = {
  palette: async (page, watch, home, note) => {
    await watch.visit(home)
    note('palette: open', await watch.act(() => page.keyboard.press('ControlOrMeta+K')))
    const field = page.getByRole('combobox', { name: 'Search pages, agents, visitors and actions' })
    note('palette: search “jensen”', await watch.act(() => field.fill('jensen')))
    note('palette: search “pricing”', await watch.act(() => field.fill('pricing')))
  },
  'conversations: open one': async (page, watch, home, note) => {
    await watch.visit(`${home}/conversations`)
    const open = () => page.getByRole('table').getByRole('link').first().click()
    note('conversations: open one', await watch.act(open))
  },
  'facts: open one': async (page, watch, home, note) => {
    await watch.visit(`${home}/knowledge/facts`)
    const open = () =>
      page
        .getByRole('link', { name: /^Workshop/ })
        .first()
        .click()
    note('facts: open one', await watch.act(open))
  },
  'facts: select': async (page, watch, home, note) => {
    await watch.visit(`${home}/knowledge/facts`)
    note('facts: select all', await watch.act(() => page.getByLabel(/^Select all/).check()))
    const agents = page.getByRole('button', { name: 'Agents', exact: true })
    note('facts: choose an agent', await watch.act(() => agents.click()))
  },
  'leads: filter': async (page, watch, home, note) => {
    await watch.visit(`${home}/leads`)
    const agent = page.getByRole('combobox', { name: 'Agent' })
    note('leads: open the filter of agents', await watch.act(() => agent.click()))
    const choose = () => page.getByRole('option', { name: / 17$/ }).click()
    note('leads: filter by agent', await watch.act(choose))
    await page.getByRole('combobox', { name: 'Fit' }).click()
    note('leads: filter by fit', await watch.act(() => page.getByRole('option', { name: 'Ideal' }).click()))
  },
  'leads: export': async (page, watch, home, note) => {
    await watch.visit(`${home}/leads`)
    const save = async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: /Export/ }).click()
      await (await download).path()
    }
    note('leads: export', await watch.act(save))
  },
}
