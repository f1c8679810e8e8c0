import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type ApiResponse,
  newOrganization,
  publicUrl,
  sharedDatabase,
  startService,
} from '../../testing/api.ts'
import { acceptInvitation, newEmail, newPerson, password, signInAs, tokenOf } from '../../testing/people.ts'

const errorOf = ({ status, body }: ApiResponse) => [status, body.error?.code, body.error?.param]
const dayMs = 24 * 60 * 60 * 1000

test('an owner gets a link once, which leads its person in; stored is its hash alone', async () => {
  const api = await newOrganization()
  const owner = await signInAs(api, 'owner')
  const email = newEmail()
  const { url, mailed, ...invitation } = (await owner.post('/invitations', { email: email.toUpperCase() }))
    .body
  assert.equal(mailed, false)
  assert.ok(url.startsWith(`${publicUrl}/join#`))
  assert.match(tokenOf(url), /^[A-Za-z0-9_-]{43}$/)
  assert.deepEqual([invitation.email, invitation.role], [email, 'editor'])
  assert.deepEqual((await owner.get('/invitations')).body.data, [invitation])
  const rows = await api.service.database.system<{ row: string }[]>`
    select i::text as row from invitations i where organization_id = ${api.organization.id} and email = ${email}`
  const shown = JSON.stringify([
    rows,
    (await owner.get('/events')).body,
    (await owner.get('/audit_log')).body,
  ])
  assert.ok(!shown.includes(tokenOf(url)))
  assert.equal((await acceptInvitation(api, { token: tokenOf(url), name: 'Jana', password })).status, 201)
  assert.deepEqual((await owner.get('/invitations')).body.data, [])
})

test('a new invitation for the same address replaces the old; a member needs none', async () => {
  const api = await newOrganization()
  const owner = await signInAs(api, 'owner')
  const email = newEmail()
  const first = (await owner.post('/invitations', { email })).body
  const second = (await owner.post('/invitations', { email, role: 'viewer' })).body
  const listed = (await owner.get('/invitations')).body.data
  assert.deepEqual(
    listed.map(({ id }: { id: number }) => id),
    [second.id],
  )
  assert.equal((await owner.patch(`/invitations/${first.id}`, { role: 'owner' })).status, 404)
  const person = await newPerson(api, 'viewer')
  const again = await owner.post('/invitations', { email: person.email.toUpperCase() })
  assert.deepEqual(errorOf(again), [422, 'parameter_invalid', 'email'])
})

test('a link gives the role that the invitation has when it is accepted', async () => {
  const api = await newOrganization()
  const owner = await signInAs(api, 'owner')
  const { id, url } = (await owner.post('/invitations', { email: newEmail(), role: 'owner' })).body
  assert.equal((await owner.patch(`/invitations/${id}`, { role: 'viewer' })).body.role, 'viewer')
  const { body } = await acceptInvitation(api, { token: tokenOf(url), name: 'Jana', password })
  assert.equal(body.organizations[0].role, 'viewer')
})

test('a revoked invitation is gone, and so is its link', async () => {
  const api = await newOrganization()
  const owner = await signInAs(api, 'owner')
  const { id, url } = (await owner.post('/invitations', { email: newEmail() })).body
  assert.equal((await owner.delete(`/invitations/${id}`)).status, 200)
  assert.equal((await owner.delete(`/invitations/${id}`)).status, 404)
  const answer = await acceptInvitation(api, { token: tokenOf(url), name: 'Jana', password })
  assert.deepEqual(errorOf(answer), [422, 'parameter_invalid', 'token'])
})

test('an invitation is open for 7 days, and its address can be invited again afterwards', async () => {
  const service = await startService({ database: await sharedDatabase() })
  try {
    const owner = await signInAs(await newOrganization(service), 'owner')
    const email = newEmail()
    const { id } = (await owner.post('/invitations', { email })).body
    service.clock.now = new Date(service.clock.now.getTime() + 7 * dayMs)
    assert.deepEqual((await owner.get('/invitations')).body.data, [])
    assert.equal((await owner.patch(`/invitations/${id}`, { role: 'owner' })).status, 404)
    assert.equal((await owner.post('/invitations', { email })).status, 201)
  } finally {
    await service.app.close()
  }
})

test('an address that nobody could sign in with is refused', async () => {
  const owner = await signInAs(await newOrganization(), 'owner')
  for (const email of [
    'jana',
    'jana@example',
    'jana@bücher.example',
    '.jana@example.com',
    'ja..na@example.com',
  ])
    assert.deepEqual(errorOf(await owner.post('/invitations', { email })), [
      422,
      'parameter_invalid',
      'email',
    ])
  assert.equal((await owner.post('/invitations', { email: "o'brien+foyer@sub.example.com" })).status, 201)
})
