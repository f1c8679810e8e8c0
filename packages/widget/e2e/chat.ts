import { after, before, type TestContext } from 'node:test'
import type { Browser } from 'playwright-core'
import { stream } from '../src/testing/session.ts'
import { type Answer, json, visitServer } from '../src/testing/visit_server.ts'
import { visit } from '../src/testing/visits.ts'
import { builtWidget, openBrowser, openPage } from './chromium.ts'

/** For the tests of a suite: a chat on a page, and behind it a service that answers as it is told. */

const silence: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()

const bubble = (service: string) =>
  `<foyer-chat agent="ag_1" locale="en"></foyer-chat><script src="${service}/widget.js" async></script>`

export function chats() {
  let browser: Browser | undefined
  let widget: Answer
  before(async () => {
    widget = await builtWidget()
    browser = await openBrowser()
  })
  after(() => browser?.close())

  return async (t: TestContext, script: Record<string, Answer[]>, body = bubble) => {
    const agent = json(200, visit().agent)
    const service = await visitServer(t, {
      'GET /widget.js': [widget, widget],
      'GET /visit/agents/ag_1': [agent, agent],
      [stream]: [silence, silence, silence],
      ...script,
    })
    const page = await openPage(t, browser!, service.url, body(service.url))
    const open = () => page.getByRole('button', { name: 'Open chat' }).click()
    return { ...service, page, open, log: page.getByRole('log') }
  }
}
