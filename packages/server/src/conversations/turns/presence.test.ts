import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization, sharedDatabase, startService, type TestService } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'

let service: TestService
before(async () => {
  service = await startService({ database: await sharedDatabase() })
})
after(() => service.app.close())

const office_hours = {
  weekly: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:00' }],
  exceptions: [],
}
const saturdayEvening = '2026-11-21T19:00:00Z'
const mondayNoon = '2026-11-23T11:00:00Z'

/** What a visitor reads who asks for a person. */
async function replyAt(now: string, settings: object, { locale, text }: { locale: string; text: string }) {
  service.clock.now = new Date(now)
  const api = await newOrganization(service)
  assert.equal((await api.patch('/organization', { timezone: 'Europe/Berlin' })).status, 200)
  assert.equal((await api.patch('/organization/notifications', settings)).status, 200)
  const { id } = await newConversation(api, await newAgent(api), { locale })
  const { body } = await api.post(`/conversations/${id}/messages`, { text })
  return body.replies[0].text as string
}
const english = { locale: 'en', text: 'Can I talk to a human, please?' }
const german = { locale: 'de', text: 'Kann ich bitte mit einem Menschen sprechen?' }

test('who asks for a person on Saturday evening reads that somebody is there from Monday, by the organization’s clock', async () => {
  assert.match(await replyAt(saturdayEvening, { office_hours }, english), /from 9:00 on Monday\./)
  assert.match(await replyAt(saturdayEvening, { office_hours }, german), /[Aa]m Montag ab 9:00 Uhr .*für Sie/)
})

test('who asks for a person during office hours reads that somebody comes soon, and no time', async () => {
  const text = await replyAt(mondayNoon, { office_hours }, english)
  assert.match(text, /shortly|not be long|soon/)
  assert.doesNotMatch(text, /\d|Monday|today|tomorrow/)
})

test('without office hours nobody is promised', async () => {
  const text = await replyAt(saturdayEvening, { office_hours: null }, english)
  assert.doesNotMatch(text, /shortly|not be long|soon|\d|Monday/)
})
