import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Api,
  type ApiResponse,
  call,
  newOrganization,
  sharedDatabase,
  startService,
} from '../../testing/api.ts'
import {
  acceptInvitation,
  cookieOf,
  invite,
  newEmail,
  newPerson,
  ownPage,
  password,
} from '../../testing/people.ts'

const errorOf = ({ status, body }: ApiResponse) => [status, body.error?.code, body.error?.param]
const dead = [422, 'parameter_invalid', 'token']
const dayMs = 24 * 60 * 60 * 1000

const view = ({ service }: Api, token: string) =>
  call(service.app, 'POST', '/auth/invitation', { token }, ownPage)

test('a link shows where it leads, lets its person in with a new account, and works once', async () => {
  const api = await newOrganization()
  const email = newEmail()
  const token = await invite(api, email, 'viewer')
  assert.deepEqual((await view(api, token)).body, {
    object: 'invitation_view',
    organization: api.organization.name,
    email,
    role: 'viewer',
    has_account: false,
  })
  assert.deepEqual(errorOf(await acceptInvitation(api, { token, name: 'Jana' })), [
    422,
    'parameter_missing',
    'password',
  ])
  assert.deepEqual(errorOf(await acceptInvitation(api, { token, password })), [
    422,
    'parameter_missing',
    'name',
  ])
  const short = await acceptInvitation(api, { token, name: 'Jana', password: 'elevenchars' })
  assert.deepEqual(errorOf(short), [422, 'parameter_invalid', 'password'])

  const accepted = await acceptInvitation(api, { token, name: 'Jana', password })
  assert.equal(accepted.status, 201, accepted.text)
  assert.deepEqual(
    [accepted.body.person.name, accepted.body.organizations],
    ['Jana', [{ slug: api.organization.slug, name: api.organization.name, role: 'viewer' }]],
  )
  for (const again of [await view(api, token), await acceptInvitation(api, { token, name: 'Eve', password })])
    assert.deepEqual(errorOf(again), dead)
})

test('of two who come with the same link at once, one gets in', async () => {
  const api = await newOrganization()
  const token = await invite(api, newEmail(), 'editor')
  const answers = await Promise.all(
    ['first try of a password', 'another try of a password'].map((each) =>
      acceptInvitation(api, { token, name: 'Jana', password: each }),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422])
})

test('who has an account comes in with its password, or signed in to it; nobody else does', async () => {
  const [first, second, third] = [await newOrganization(), await newOrganization(), await newOrganization()]
  const jana = await newPerson(first, 'editor')
  const other = await newPerson(first, 'viewer')

  const token = await invite(second, jana.email.toUpperCase(), 'owner')
  assert.equal((await view(second, token)).body.has_account, true)
  assert.deepEqual(errorOf(await acceptInvitation(second, { token, password: 'not her password' })), [
    422,
    'parameter_invalid',
    'password',
  ])
  assert.deepEqual(errorOf(await acceptInvitation(second, { token }, other.browser)), [
    422,
    'parameter_missing',
    'password',
  ])
  const byPassword = await acceptInvitation(second, { token, password, name: 'Ignored' })
  assert.equal(byPassword.status, 201, byPassword.text)
  assert.equal(byPassword.body.person.name, 'Some editor')

  const signedIn = await acceptInvitation(
    third,
    { token: await invite(third, jana.email, 'viewer') },
    jana.browser,
  )
  assert.deepEqual(signedIn.body.organizations.map(({ role }: { role: string }) => role).sort(), [
    'editor',
    'owner',
    'viewer',
  ])
})

test('a link that was revoked, replaced or is older than 7 days leads nowhere, and neither does a made-up one', async () => {
  const service = await startService({ database: await sharedDatabase() })
  try {
    const api = await newOrganization(service)
    const email = newEmail()
    const [old, fresh] = [await invite(api, email, 'editor'), await invite(api, email, 'editor')]
    for (const token of [old, 'made-up']) assert.deepEqual(errorOf(await view(api, token)), dead)
    const start = service.clock.now
    service.clock.now = new Date(start.getTime() + 7 * dayMs)
    assert.deepEqual(errorOf(await view(api, fresh)), dead)
    assert.deepEqual(errorOf(await acceptInvitation(api, { token: fresh, name: 'Jana', password })), dead)
    assert.equal((await service.database.system`select from users where email = ${email}`).length, 0)
    service.clock.now = new Date(start.getTime() + 7 * dayMs - 1)
    assert.equal((await view(api, fresh)).status, 200)
  } finally {
    await service.app.close()
  }
})

test('whoever accepts is the one whom the events name, and no event carries the link', async () => {
  const api = await newOrganization()
  const email = newEmail()
  const token = await invite(api, email, 'viewer')
  const { body } = await acceptInvitation(api, { token, name: 'Jana', password })
  const events = (await api.get('/events')).body.data
  assert.deepEqual(
    events.map(({ type }: { type: string }) => type),
    ['member.created', 'invitation.accepted', 'invitation.created'],
  )
  assert.deepEqual(events[0].actor, { type: 'person', id: body.person.id, name: 'Jana', role: 'viewer' })
  const audit = (await api.get('/audit_log')).text
  assert.ok(audit.includes(email) && !audit.includes(token) && !JSON.stringify(events).includes(token))
  assert.ok(cookieOf(await acceptInvitation(api, { token: 'x', name: 'x', password })).cookie === '')
})
