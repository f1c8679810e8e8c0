import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Api, type ApiResponse, newOrganization } from '../../testing/api.ts'
import { asPerson, newPerson, signInAs } from '../../testing/people.ts'
import { untilItWaits } from '../../testing/waiting.ts'
import { updateMember } from './service.ts'

const errorOf = ({ status, body }: ApiResponse) => [status, body.error?.code]
const kept = [409, 'resource_in_use']

interface Listed {
  id: number
  email: string
  role: string
}
const members = async (owner: Api): Promise<Listed[]> => (await owner.get('/members')).body.data

test('members are the people of this organization, by name and address, the newest first', async () => {
  const api = await newOrganization()
  const owner = await signInAs(api, 'owner')
  const person = await newPerson(api, 'viewer')
  await newPerson(await newOrganization(), 'viewer')
  const [first, second, ...others] = await members(owner)
  assert.deepEqual([first?.email, first?.role, second?.role, others], [person.email, 'viewer', 'owner', []])
  assert.deepEqual(Object.keys(first!).sort(), [
    'created_at',
    'email',
    'email_confirmed',
    'id',
    'name',
    'object',
    'person_id',
    'role',
    'two_factor',
  ])
})

test('a member names the person that the audit log names as the one who did it', async () => {
  const api = await newOrganization()
  const owner = await signInAs(api, 'owner')
  await owner.patch('/organization', { name: 'Renamed' })
  const [{ person_id }] = (await owner.get('/members')).body.data
  const { data } = (await owner.get(`/audit_log?actor_type=person&actor_id=${person_id}`)).body
  assert.deepEqual([data[0].operation, data[0].actor.id], ['updateOrganization', person_id])
})

test('keys, members and invitations are no business of an API key, nor of an editor', async () => {
  const api = await newOrganization()
  const editor = await signInAs(api, 'editor')
  for (const path of ['/members', '/invitations', '/api_keys']) {
    assert.deepEqual(errorOf(await api.get(path)), [403, 'organization_required'])
    assert.deepEqual(errorOf(await editor.get(path)), [403, 'method_not_allowed'])
  }
})

test('the last owner can be neither demoted nor removed; once there is another, both', async () => {
  const api = await newOrganization()
  const owner = await signInAs(api, 'owner')
  const [self] = await members(owner)
  const path = `/members/${self!.id}`
  assert.deepEqual(errorOf(await owner.patch(path, { role: 'editor' })), kept)
  assert.deepEqual(errorOf(await owner.delete(path)), kept)
  assert.equal((await owner.patch(path, { role: 'owner' })).status, 200)
  const second = asPerson(api, await newPerson(api, 'owner'))
  assert.equal((await owner.patch(path, { role: 'editor' })).body.role, 'editor')
  assert.equal((await second.delete(path)).status, 200)
  assert.equal((await members(second)).length, 1)
})

test('of two owners who demote each other at once, one stays', async () => {
  const api = await newOrganization()
  const first = await signInAs(api, 'owner')
  const second = asPerson(api, await newPerson(api, 'owner'))
  const ids = (await members(first)).map(({ id }) => id)
  const { database, clock } = api.service
  const context = {
    organization: api.organization,
    actor: { type: 'system', name: 'test' },
    operation: 'updateMember',
    request_id: 'first',
    now: clock.now,
  } as const
  const answer = await database.tenant(api.organization.id).transaction(async (db) => {
    await updateMember(context, db, ids[0]!, { role: 'viewer' })
    const later = second.delete(`/members/${ids[1]}`)
    await untilItWaits(api.service, later)
    return { later }
  })
  assert.deepEqual(errorOf(await answer.later), kept)
  const left = await api.service.database.system`
    select from members where organization_id = ${api.organization.id} and role = 'owner'`
  assert.equal(left.length, 1)
})

test('a tenant reaches the names of its own members, and no account, session or stranger', async () => {
  const api = await newOrganization()
  const owner = await signInAs(api, 'owner')
  await newPerson(await newOrganization(), 'viewer')
  const tenant = api.service.database.tenant(api.organization.id)
  const seen = await tenant.query<{ email: string }>((sql) => sql`select email from people_here()`)
  assert.deepEqual(
    seen.map(({ email }) => email),
    (await members(owner)).map(({ email }) => email),
  )
  if (api.service.database.isolation !== 'role') return
  for (const table of [
    'users',
    'user_accounts',
    'user_sessions',
    'user_two_factors',
    'user_recovery_codes',
    'user_passkeys',
  ])
    await assert.rejects(
      tenant.query((sql) => sql`select * from ${sql(table)}`),
      (error: { code?: string }) => error.code === '42501',
    )
})
