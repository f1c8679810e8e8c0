import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type Api, newOrganization } from '../testing/api.ts'
import { type MailingService, startMailingService } from '../testing/notifications.ts'
import { asPerson, newPerson } from '../testing/people.ts'
import { startReceiver } from '../testing/receiver.ts'
import { manyWaiting, waitingVisitor } from './testing/waiting_visitors.ts'

let service: MailingService
const start = new Date('2026-01-15T09:30:00.000Z')
const receiver = await startReceiver()
before(async () => {
  service = await startMailingService({ allow: [receiver.host] })
})
beforeEach(() => {
  service.clock.now = start
})
after(() => service.close())

const at = (time: string) => {
  service.clock.now = new Date(time)
}
const subjectsTo = (email: string) => service.sink.to(email).map(({ subject }) => subject)

test('500 waiting visitors: the first is told at once, the others in one mail five minutes later, counted and bounded', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  const first = await waitingVisitor(api)
  await service.deliver()
  await manyWaiting(api, first, 499)
  await service.deliver()
  assert.equal(service.sink.to(email).length, 1)
  at('2026-01-15T09:34:59Z')
  await service.deliver()
  assert.equal(service.sink.to(email).length, 1)
  at('2026-01-15T09:35:00Z')
  await service.deliver()
  const mails = service.sink.to(email)
  assert.equal(mails.length, 2)
  assert.equal(mails[1]!.subject, '499 visitors want to talk to a person')
  assert.equal(mails[1]!.text.match(/^Conversation \d+ with/gm)?.length, 10)
  assert.ok(mails[1]!.text.includes('And 489 more.'))
  assert.ok(mails[1]!.raw.length < 60_000, String(mails[1]!.raw.length))
  at('2026-01-15T12:00:00Z')
  await service.deliver()
  assert.equal(service.sink.to(email).length, 2)
})

test('500 at once are one mail to each member', async () => {
  const api = await newOrganization(service)
  const [one, two] = [await newPerson(api, 'owner'), await newPerson(api, 'editor')]
  await manyWaiting(api, await waitingVisitor(api), 499)
  await service.deliver()
  for (const { email } of [one, two])
    assert.deepEqual(subjectsTo(email), ['500 visitors want to talk to a person'])
})

test('quiet hours hold mails back until they end, and then everything comes in one', async () => {
  const api = await newOrganization(service)
  const [quiet, awake] = [await newPerson(api, 'owner'), await newPerson(api, 'editor')]
  const quiet_hours = { from: '22:00', until: '07:00', timezone: 'Europe/Berlin' }
  assert.equal((await asPerson(api, quiet).patch('/members/me/notifications', { quiet_hours })).status, 200)
  at('2026-01-15T21:30:00Z')
  const visitor = await waitingVisitor(api)
  await service.deliver()
  at('2026-01-16T02:00:00Z')
  await manyWaiting(api, visitor, 2)
  await service.deliver()
  assert.deepEqual([subjectsTo(quiet.email).length, subjectsTo(awake.email).length], [0, 2])
  at('2026-01-16T05:59:59Z')
  await service.deliver()
  assert.equal(subjectsTo(quiet.email).length, 0)
  at('2026-01-16T06:00:00Z')
  await service.deliver()
  assert.deepEqual(subjectsTo(quiet.email), ['3 visitors want to talk to a person'])
})

test('a mail that was tried before takes nothing more: what came since comes in the next', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'owner')
  service.sink.refuse = (command) => (command.startsWith('RCPT') ? '451 later' : null)
  const visitor = await waitingVisitor(api)
  await service.deliver()
  await manyWaiting(api, visitor, 2)
  service.sink.refuse = () => null
  at('2026-01-15T09:31:00Z')
  await service.deliver()
  assert.match(subjectsTo(email).join(), /: a visitor wants to talk/)
  at('2026-01-15T09:40:00Z')
  await service.deliver()
  assert.equal(subjectsTo(email)[1], '2 visitors want to talk to a person')
})

async function withChats(settings = {}): Promise<Api> {
  const api = await newOrganization(service)
  receiver.received.length = 0
  const urls = { slack_url: `${receiver.url}/slack`, teams_url: `${receiver.url}/teams` }
  const answer = await api.patch('/organization/notifications', { ...urls, ...settings })
  assert.equal(answer.status, 200, answer.text)
  return api
}

test('Slack and Teams are told, too, with a link and without mentions or links of the visitor', async () => {
  const api = await withChats()
  const { id } = await waitingVisitor(api, 'We need a roof <!channel> [click](https://evil.example/x).')
  await service.deliver()
  const [slack, teams] = ['/slack', '/teams'].map(
    (end) => receiver.received.find(({ path }) => path.endsWith(end))!.body,
  )
  for (const body of [slack!, teams!]) {
    assert.ok(body.includes(`/o/${api.organization.slug}/conversations/${id}`), body)
    assert.ok(body.includes('We need a roof'), body)
    assert.ok(!body.includes('//evil.example'), body)
  }
  assert.ok(!slack!.includes('<!channel>'), slack)
  assert.ok(!teams!.includes('[click](') && teams!.includes('\\\\[click\\\\]'), teams)
})

test('outside of office hours Slack and Teams are silent until the next opening; mails go', async () => {
  const office_hours = {
    weekly: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:00', closes: '17:00' }],
    exceptions: [{ date: '2026-01-16', hours: [] }],
  }
  const api = await withChats({ office_hours })
  const { email } = await newPerson(api, 'owner')
  at('2026-01-15T18:00:00Z')
  await waitingVisitor(api)
  await service.deliver()
  assert.deepEqual([receiver.received.length, service.sink.to(email).length], [0, 1])
  at('2026-01-18T23:00:00Z')
  await service.deliver()
  assert.equal(receiver.received.length, 0)
  // The 16th is closed by an exception, and then it is the weekend.
  at('2026-01-19T09:00:00Z')
  await service.deliver()
  assert.equal(receiver.received.length, 2)
})
