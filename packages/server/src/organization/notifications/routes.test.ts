import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type ApiResponse, newOrganization } from '../../testing/api.ts'
import { type MailingService, startMailingService } from '../../testing/notifications.ts'
import { asPerson, newEmail, newPerson } from '../../testing/people.ts'
import { startReceiver } from '../../testing/receiver.ts'

let service: MailingService
const receiver = await startReceiver((request, response) => {
  response.statusCode = request.path.endsWith('/gone') ? 404 : 200
  response.end()
})
before(async () => {
  service = await startMailingService({ allow: [receiver.host] })
})
after(() => service.close())

const errorOf = ({ status, body }: ApiResponse) => [status, body.error?.code, body.error?.param]

test('a member chooses what they are told of and how; each has their own, with defaults by role', async () => {
  const api = await newOrganization(service)
  const [owner, viewer] = [await newPerson(api, 'owner'), await newPerson(api, 'viewer')]
  const mine = asPerson(api, owner)
  const defaults = (await mine.get('/members/me/notifications')).body
  assert.deepEqual(defaults.mail, [
    'person_wanted',
    'new_lead',
    'source_failed',
    'check_failed',
    'weekly_summary',
  ])
  assert.deepEqual([defaults.browser, defaults.quiet_hours], [['person_wanted', 'new_lead'], null])
  assert.deepEqual((await asPerson(api, viewer).get('/members/me/notifications')).body.mail, [])
  const quiet_hours = { from: '22:00', until: '07:00', timezone: 'Europe/Berlin' }
  const changed = await mine.patch('/members/me/notifications', { browser: [], quiet_hours })
  assert.deepEqual(changed.body, { ...defaults, browser: [], quiet_hours })
  assert.deepEqual((await mine.get('/members/me/notifications')).body, changed.body)
  assert.equal((await mine.patch('/members/me/notifications', { quiet_hours: null })).body.quiet_hours, null)
})

test('quiet hours that never end or have no time zone are refused with their param', async () => {
  const api = await newOrganization(service)
  const mine = asPerson(api, await newPerson(api, 'editor'))
  const set = (quiet_hours: object) => mine.patch('/members/me/notifications', { quiet_hours })
  const cases: [object, string][] = [
    [{ from: '22:00', until: '22:00', timezone: 'UTC' }, 'quiet_hours.until'],
    [{ from: '22:00', until: '07:00', timezone: 'Mars/Base' }, 'quiet_hours.timezone'],
    [{ from: '25:00', until: '07:00', timezone: 'UTC' }, 'quiet_hours.from'],
  ]
  for (const [given, param] of cases)
    assert.deepEqual(errorOf(await set(given)), [422, 'parameter_invalid', param])
})

test('the organization sets mails, chats and office hours; addresses of webhooks are kept encrypted and never shown', async () => {
  const api = await newOrganization(service)
  const office_hours = {
    weekly: [{ days: ['mon'], opens: '09:00', closes: '17:00' }],
    exceptions: [{ date: '2026-12-24', hours: [] }],
  }
  const slack_url = `${receiver.url}/secret-part`
  const changes = { visitor_words: 'none', reply_to: 'hello@example.com', slack_url, office_hours }
  const answer = await api.patch('/organization/notifications', changes)
  assert.deepEqual(answer.body, {
    object: 'organization_notifications',
    mail_available: true,
    visitor_words: 'none',
    reply_to: 'hello@example.com',
    slack_host: receiver.host,
    teams_host: null,
    office_hours,
  })
  const { system } = service.database
  const rows = await system<{ row: string }[]>`select t::text as row from organization_notifications t
    where organization_id = ${api.organization.id}`
  const shown = JSON.stringify([rows, (await api.get('/events')).body, (await api.get('/audit_log')).body])
  assert.ok(!shown.includes('secret-part'))
  const cleared = await api.patch('/organization/notifications', { slack_url: null, office_hours: null })
  assert.deepEqual([cleared.body.slack_host, cleared.body.office_hours], [null, null])
})

test('addresses inside, without encryption or with a password are refused, and so are hours that make no sense', async () => {
  const api = await newOrganization(service)
  const set = async (body: object) => errorOf(await api.patch('/organization/notifications', body))
  for (const url of ['http://hooks.example.com/x', 'https://10.0.0.5/x', 'https://a:b@hooks.example.com/x'])
    assert.deepEqual(await set({ slack_url: url }), [422, 'parameter_invalid', 'slack_url'])
  assert.deepEqual(await set({ teams_url: 'https://127.0.0.1/x' }), [422, 'parameter_invalid', 'teams_url'])
  const hours = { opens: '09:00', closes: '09:00' }
  assert.deepEqual(await set({ office_hours: { weekly: [{ days: ['mon'], ...hours }], exceptions: [] } }), [
    422,
    'parameter_invalid',
    'office_hours.weekly.0.closes',
  ])
  const twice = [
    { date: '2026-12-24', hours: [] },
    { date: '2026-12-24', hours: [] },
  ]
  assert.deepEqual(await set({ office_hours: { weekly: [], exceptions: twice } }), [
    422,
    'parameter_invalid',
    'office_hours.exceptions.1.date',
  ])
})

test('a test says what happened: sent, refused by the receiver, or what has to be set first', async () => {
  const api = await newOrganization(service)
  const person = await newPerson(api, 'owner')
  const mine = asPerson(api, person)
  const tried = async (body: object) => (await mine.post('/organization/notifications/test', body)).body
  assert.deepEqual(await tried({ channel: 'mail' }), {
    object: 'notification_test',
    channel: 'mail',
    ok: true,
  })
  assert.equal(service.sink.to(person.email).length, 1)
  assert.match((await tried({ channel: 'slack' })).error, /send slack_url first/)
  await api.patch('/organization/notifications', {
    slack_url: receiver.url,
    teams_url: `${receiver.url}/gone`,
  })
  assert.equal((await tried({ channel: 'slack' })).ok, true)
  assert.match((await tried({ channel: 'teams' })).error, /answered 404.*Set a new one/)
  service.sink.refuse = (command) => (command.startsWith('RCPT') ? '550 no such user' : null)
  const failed = await tried({ channel: 'mail' })
  service.sink.refuse = () => null
  assert.deepEqual([failed.ok, /no such user/.test(failed.error)], [false, true])
  service.clock.now = new Date(service.clock.now.getTime() + 24 * 60 * 60 * 1000)
  await service.deliver()
  assert.equal(service.sink.to(person.email).length, 1, 'a test is not repeated')
})

test('a test mail goes to members only, and a key has to name one', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'editor')
  const test = (body: object) => api.post('/organization/notifications/test', body)
  assert.deepEqual(errorOf(await test({ channel: 'mail' })), [422, 'parameter_missing', 'email'])
  const stranger = await test({ channel: 'mail', email: newEmail() })
  assert.deepEqual(errorOf(stranger), [422, 'parameter_invalid', 'email'])
  assert.equal((await test({ channel: 'mail', email: email.toUpperCase() })).body.ok, true)
})

test('without a mail server the settings and a test say what is missing', async () => {
  const api = await newOrganization()
  assert.equal((await api.get('/organization/notifications')).body.mail_available, false)
  const { body } = await api.post('/organization/notifications/test', { channel: 'mail' })
  assert.deepEqual([body.ok, /FOYER_SMTP_URL/.test(body.error)], [false, true])
})

test('replies to mails go where the organization wants them', async () => {
  const api = await newOrganization(service)
  const person = await newPerson(api, 'owner')
  await api.patch('/organization/notifications', { reply_to: 'desk@example.com' })
  await asPerson(api, person).post('/organization/notifications/test', { channel: 'mail' })
  const [mail] = service.sink.to(person.email)
  assert.deepEqual(mail!.headers.get('reply-to'), ['desk@example.com'])
  assert.deepEqual(mail!.headers.get('from'), ['Foyer <foyer@example.com>'])
})
