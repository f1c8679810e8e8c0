import assert from 'node:assert/strict'
import { journey } from './journey.ts'
import { visit } from './visitor.ts'

journey(
  'who works in another tab is told that a visitor wants a person, and a click leads to the conversation',
  async (page, server) => {
    await page.context().grantPermissions(['notifications'], { origin: server.url })
    await page.addInitScript(keepNotifications)
    await page.goto(`${server.url}/o/demo/settings/notifications`)
    await page.getByText('This browser shows notifications').waitFor()
    const box = page.getByRole('checkbox', { name: 'Visitors waiting for a person, in the browser' })
    assert.ok(await box.isChecked(), 'It is on until somebody switches it off.')

    const before = waitingIn(await page.title())
    await page.evaluate(hide)
    const conversation = await visit(server, 'project-desk', 'May I speak to a person, please?')
    await page.waitForFunction(() => Reflect.get(window, 'shown').length > 0)
    await page.waitForFunction((count) => document.title.startsWith(`(${count}) Notifications`), before + 1)
    await page.evaluate(() => Reflect.get(window, 'shown')[0].onclick())
    await page.waitForURL(`**/o/demo/conversations/${conversation}`)
  },
)

/** The system shows notifications where no test can see them: they are kept in the page, too. */
function keepNotifications() {
  const shown: Notification[] = []
  Reflect.set(window, 'shown', shown)
  window.Notification = class extends Notification {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options)
      shown.push(this)
    }
  }
}

/** As if the person had gone to another tab. */
function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

const waitingIn = (title: string) => Number(/^\((\d+)\)/.exec(title)?.[1] ?? 0)
