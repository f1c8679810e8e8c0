import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { type MailingService, startMailingService } from '../../testing/notifications.ts'
import { newPerson } from '../../testing/people.ts'
import { sumUpWeeks } from './sum_up_weeks.ts'

let service: MailingService
before(async () => {
  service = await startMailingService()
})
beforeEach(() => {
  service.clock.now = new Date('2026-01-15T09:30:00.000Z')
})
after(() => service.close())

async function sumUpAt(time: string) {
  service.clock.now = new Date(time)
  await sumUpWeeks(true).run(service.database, service.clock.now)
  await service.deliver()
}

test('on Monday from eight o’clock on, where the organization is, its week is summed up, once', async () => {
  const api = await newOrganization(service)
  await api.patch('/organization', { timezone: 'Europe/Berlin' })
  const { email } = await newPerson(api, 'owner')
  const agent = await newAgent(api)
  await newConversation(api, agent)
  for (let visitor = 0; visitor < 2; visitor++) {
    const { id } = await newConversation(api, agent)
    await say(api, id, 'Do you sell helicopters?')
  }
  const trial = await newConversation(api, agent, { test: true })
  await say(api, trial.id, 'Do you sell submarines?')
  await sumUpAt('2026-01-19T06:30:00Z')
  assert.equal(service.sink.to(email).length, 0)
  await sumUpAt('2026-01-19T07:02:00Z')
  await sumUpAt('2026-01-19T08:02:00Z')
  const [mail, ...others] = service.sink.to(email)
  assert.equal(others.length, 0)
  assert.match(mail!.text, /12 January to 18 January/)
  assert.match(
    mail!.text,
    /Visitors: 2\nConversations fully answered: 0\nConversations with unanswered questions: 2\nLeads: 0/,
  )
  assert.match(mail!.text, /1\. Do you sell helicopters\? \(asked 2 times\)/)
  await sumUpAt('2026-01-26T07:02:00Z')
  assert.equal(service.sink.to(email).length, 1, 'a week without visitors has no summary')
})

test('where visitors’ words are not told, the summary counts the open questions only', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  await api.patch('/organization/notifications', { visitor_words: 'none' })
  const { id } = await newConversation(api)
  await say(api, id, 'Do you sell helicopters?')
  await sumUpAt('2026-01-19T09:02:00Z')
  const [mail] = service.sink.to(email)
  assert.ok(!mail!.text.includes('helicopters'), mail!.text)
  assert.match(mail!.text, /One question has no answer yet/)
})
