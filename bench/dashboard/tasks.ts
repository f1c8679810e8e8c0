import type { Page } from 'playwright-core'
import type { Server } from '../../e2e/server.ts'
import { newSource } from '../../e2e/sources.ts'
import { visit } from '../../e2e/visitor.ts'
import type { Hand } from './hand.ts'

/** What owners do most, from Home to where they see that it is done. */
export interface Task {
  name: string
  prepare?: (server: Server) => Promise<unknown>
  perform: (hand: Hand, page: Page, server: Server) => Promise<unknown>
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** In the sidebar. Some places have a number behind their name. */
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}\\b`) })
const row = (page: Page, name: string) =>
  page.getByRole('table').getByRole('link', { name, exact: true }).first()

async function openAgent(hand: Hand, page: Page, tab: string, agent = 'Front desk') {
  await hand.click(place(page, 'Agents'))
  await hand.click(row(page, agent))
  await hand.click(page.getByRole('navigation', { name: 'This agent' }).getByRole('link', { name: tab }))
}

export const tasks: Task[] = [
  {
    name: 'Rename an agent',
    perform: async (hand, page) => {
      await openAgent(hand, page, 'Settings', 'Project desk')
      await hand.type(page.getByLabel('Name'), 'Projects')
      await hand.click(button(page, 'Save').first())
      await page.getByRole('heading', { name: 'Projects' }).waitFor()
    },
  },
  {
    name: 'Restyle the widget',
    perform: async (hand, page) => {
      await openAgent(hand, page, 'Appearance')
      await hand.type(page.getByLabel('Color', { exact: true }), '#8a1538')
      await hand.click(button(page, 'Save'))
      await page.getByText('Saved. Visitors see it').waitFor()
    },
  },
  {
    name: 'Invite a member',
    perform: async (hand, page) => {
      await hand.click(place(page, 'Members'))
      await hand.click(page.getByRole('button', { name: 'Invite' }).first())
      await hand.type(page.getByLabel('Email'), 'noor@brightwater.example')
      await hand.click(button(page, 'Create link'))
      await page.getByText(/^(The link is on its way|Send them this link)$/).waitFor()
    },
  },
  {
    name: 'Answer a visitor',
    perform: async (hand, page) => {
      await hand.click(page.getByRole('link', { name: /is waiting for a person/ }).first())
      await hand.click(button(page, 'Take over'))
      await hand.type(page.getByLabel(/^Write to /), 'This is Ada. When may I call you?')
      await hand.click(button(page, 'Send'))
      await page.getByRole('log').getByText('This is Ada.').waitFor()
    },
  },
  {
    name: 'Correct a wrong reply',
    prepare: async (server) => {
      await newSource(server, { kind: 'text', text: 'The harbour tour takes two hours.' })
      await visit(server, 'front-desk', 'How long does the harbour tour take?')
    },
    perform: async (hand, page) => {
      const latest = page.getByRole('region', { name: 'Latest conversations' })
      await hand.click(latest.getByRole('listitem').first().getByRole('link'))
      const reply = page.getByRole('log').getByRole('listitem').filter({ hasText: 'two hours' })
      await hand.click(reply.getByRole('button', { name: 'Fix this reply' }))
      const dialog = page.getByRole('dialog', { name: 'Fix this reply' })
      await hand.type(dialog.getByLabel('What it should have said'), 'The harbour tour takes three hours.')
      await hand.click(dialog.getByRole('button', { name: 'Save and check' }))
      await dialog.getByText('Saved. The agent now replies:').waitFor()
    },
  },
  {
    name: 'Add a source',
    perform: async (hand, page, { ownSite }) => {
      await hand.click(place(page, 'Sources'))
      await hand.click(button(page, 'Add source').first())
      const dialog = page.getByRole('dialog', { name: 'Add source' })
      await hand.click(dialog.getByText('Web page', { exact: true }))
      await hand.type(dialog.getByLabel('URL'), ownSite)
      await hand.click(dialog.getByRole('button', { name: 'Add source' }))
      await page.getByText('was added.').waitFor()
    },
  },
  {
    name: 'Edit a fact',
    perform: async (hand, page) => {
      await hand.click(place(page, 'Facts'))
      await hand.click(page.getByRole('button', { name: /^Edit: The harbour tour/ }).first())
      await hand.type(page.getByLabel('Fact', { exact: true }), 'The harbour tour takes four hours.')
      await hand.click(button(page, 'Save'))
      await page.getByRole('link', { name: 'The harbour tour takes four hours.' }).waitFor()
    },
  },
  {
    name: 'Exclude two facts',
    perform: async (hand, page) => {
      await hand.click(place(page, 'Facts'))
      for (const at of [0, 1]) await hand.click(page.getByRole('checkbox', { name: /^Select: / }).nth(at))
      await hand.click(button(page, 'Agents'))
      await hand.click(page.getByRole('menuitem', { name: 'Front desk' }).first())
      await page.getByText('2 facts are no longer used by Front desk.').waitFor()
    },
  },
  {
    name: 'Close a gap',
    prepare: async (server) => {
      for (let visitor = 0; visitor < 3; visitor++)
        await visit(server, 'front-desk', 'Do you offer childcare for children?')
    },
    perform: async (hand, page) => {
      await hand.click(page.getByRole('link', { name: /^Do you offer childcare/ }))
      const answer = 'We offer childcare for children from three years on, in our office in Hamburg.'
      await hand.type(page.getByRole('textbox', { name: 'Text' }), answer)
      await hand.click(button(page, 'Add and check'))
      await page.getByText('The agent can answer this now.').first().waitFor()
    },
  },
  {
    name: 'Set a model',
    perform: async (hand, page, { modelProvider }) => {
      await hand.click(place(page, 'Model'))
      await hand.click(page.getByRole('combobox', { name: 'Provider' }))
      await hand.click(page.getByRole('option', { name: 'Another provider' }))
      await hand.typeNext(page.getByRole('textbox', { name: 'Model' }), 'local-model')
      await hand.typeNext(page.getByLabel('URL'), modelProvider.url)
      await hand.typeNext(page.getByLabel('API key'), modelProvider.key)
      await hand.click(button(page, 'Save and test'))
      await page.getByText('The model works').waitFor()
    },
  },
  {
    name: 'Edit a phase',
    perform: async (hand, page) => {
      await openAgent(hand, page, 'Flow')
      await hand.click(page.getByRole('button', { name: /^1 / }))
      await hand.type(page.getByLabel('Message limit'), '7')
      await hand.click(button(page, 'Save'))
      await button(page, 'Save').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'Revert a flow',
    perform: async (hand, page) => {
      await openAgent(hand, page, 'Flow')
      await hand.click(page.getByRole('link', { name: /History$/ }))
      await hand.click(page.getByRole('link', { name: /^Version \d/ }).nth(1))
      await hand.click(button(page, 'Revert to this version'))
      await page.getByText(/^The flow was reverted to version/).waitFor()
    },
  },
  {
    name: 'Write a prompt',
    perform: async (hand, page) => {
      await openAgent(hand, page, 'Prompts')
      const editor = page.getByRole('textbox', { name: /^Text of version/ })
      await hand.type(editor, 'You are {{agent.name}} at {{organization.name}}. Be brief.')
      await hand.click(button(page, 'Save and activate'))
      await page
        .getByText(/\(active\)/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'Accept a proposal',
    perform: async (hand, page) => {
      await hand.click(page.getByRole('link', { name: /proposals? for your catalog/ }))
      await hand.click(page.getByRole('button', { name: /^Accept (?!all)/ }).first())
      await page.getByText('is in your catalog.').waitFor()
    },
  },
  {
    name: 'Add a service',
    perform: async (hand, page) => {
      await hand.click(place(page, 'Catalog'))
      await hand.click(
        page.getByRole('button', { name: 'Add service' }).or(link(page, 'Add service')).first(),
      )
      await hand.type(page.getByLabel('Name'), 'Harbour check')
      await hand.type(page.getByLabel('Price', { exact: true }), '€990')
      await hand.click(button(page, 'Add service'))
      await page.getByText('Harbour check is in your catalog.').waitFor()
    },
  },
  {
    name: 'Export leads',
    perform: async (hand, page) => {
      await hand.click(place(page, 'Leads'))
      const download = page.waitForEvent('download')
      await hand.click(button(page, 'Export CSV'))
      await download
    },
  },
  {
    name: 'See a failed webhook and redeliver it',
    prepare: async ({ webhookReceiver }) => webhookReceiver.broken.clear(),
    perform: async (hand, page) => {
      await hand.click(page.getByRole('link', { name: /is not receiving events/ }))
      const failed = page.getByRole('table', { name: 'Deliveries' }).getByRole('row', { name: /500/ })
      await hand.click(failed.getByRole('link').first())
      await hand.click(button(page, 'Redeliver'))
      await page.getByText('Your endpoint returned 200.').waitFor()
    },
  },
  {
    name: 'Create a key',
    perform: async (hand, page) => {
      await hand.click(place(page, 'API'))
      await hand.click(button(page, 'Create key'))
      await hand.type(page.getByRole('dialog').getByLabel('Name'), 'Website')
      await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Create key' }))
      await hand.click(button(page, 'I have copied it'))
      await page.getByRole('row', { name: 'Website' }).waitFor()
    },
  },
  {
    name: 'Change retention',
    perform: async (hand, page) => {
      await hand.click(place(page, 'Data'))
      await hand.click(page.getByLabel('For a limited time'))
      await hand.type(page.getByLabel('Days'), '365')
      await hand.click(button(page, 'Save'))
      await hand.click(button(page, 'Erase older conversations'))
      await page.getByText('Saved.').waitFor()
    },
  },
  {
    name: 'Pause the organization',
    perform: async (hand, page) => {
      await hand.click(place(page, 'Organization'))
      await hand.click(button(page, 'Pause organization'))
      await hand.click(button(page, 'Pause'))
      await page.getByText('is paused.').waitFor()
    },
  },
]
