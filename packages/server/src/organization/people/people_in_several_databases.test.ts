import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Api } from '../../testing/api.ts'
import { call } from '../../testing/api.ts'
import { acceptInvitation, asPerson, invite, newPerson, type Person, password } from '../../testing/people.ts'
import {
  createTwoDatabases,
  organizationInFirst,
  organizationInSecond,
  type SpreadService,
  type TwoDatabases,
} from '../../testing/several_databases.ts'
import { turnOnTwoFactor } from '../../testing/two_factor.ts'
import { createMailTransport } from '../mail/transport.ts'
import { repairCopies } from './copies.ts'

describe('people whose organizations live in two databases', () => {
  let two: TwoDatabases
  let service: SpreadService
  before(async () => {
    two = await createTwoDatabases()
    // Nothing is sent: what is written into the outbox is looked at there.
    const from = { name: 'Foyer', address: 'foyer@example.com' }
    const mail = createMailTransport({ host: '127.0.0.1', port: 9, secure: false, account: null, from })
    service = await two.start({ mail })
  })
  after(() => two.close())

  const at = (person: Person, method: string, path: string, body?: object) =>
    call(service.app, method, `/auth${path}`, body, person.browser)
  const memberOf = async (api: Api, person: Person) =>
    (await asPerson(api, person).get('/members')).body.data.find(
      ({ email }: { email: string }) => email === person.email,
    )

  async function ownerOfBoth() {
    const near = await organizationInFirst(service)
    const far = await organizationInSecond(service)
    const person = await newPerson(near, 'owner')
    const joined = await acceptInvitation(
      far,
      { token: await invite(far, person.email, 'owner') },
      person.browser,
    )
    assert.equal(joined.status, 201, joined.text)
    return { near, far, person }
  }

  test('a person signs in once and is a member in both databases, of each by themselves', async () => {
    const { near, far, person } = await ownerOfBoth()
    const signedIn = await at(person, 'POST', '/session', { email: person.email, password })
    const slugs = [near, far].map(({ organization }) => organization.slug).sort()
    const listed = signedIn.body.organizations.map(({ slug }: { slug: string }) => slug)
    assert.deepEqual(listed.sort(), slugs)
    for (const api of [near, far]) assert.equal((await asPerson(api, person).get('/services')).status, 200)
    const stranger = await newPerson(far, 'viewer')
    assert.deepEqual(
      [
        (await asPerson(far, stranger).get('/services')).status,
        (await asPerson(near, stranger).get('/services')).status,
      ],
      [200, 403],
    )
  })

  test('what a person changes shows in both; nothing that opens their account is copied', async () => {
    const { near, far, person } = await ownerOfBoth()
    const shown = async () => {
      const [here, there] = [await memberOf(near, person), await memberOf(far, person)]
      return [here, there].map(({ name, two_factor }) => ({ name, two_factor }))
    }
    await at(person, 'PATCH', '/person', { name: 'Renamed', locale: 'de' })
    assert.deepEqual(await shown(), Array(2).fill({ name: 'Renamed', two_factor: false }))
    await turnOnTwoFactor(service, person)
    assert.deepEqual(await shown(), Array(2).fill({ name: 'Renamed', two_factor: true }))
    const { system } = service.second
    const [row] = await system<{ locale: string; secrets: number }[]>`
      select locale, (select count(*) from user_accounts) + (select count(*) from user_sessions)
        + (select count(*) from user_two_factors) as secrets
      from users where email = ${person.email}`
    assert.deepEqual([row!.locale, row!.secrets], ['de', 0])
  })

  test('a copy that was missed is repaired by the sweep', async () => {
    const { far, person } = await ownerOfBoth()
    await service.second
      .system`update users set name = 'Old', email_verified = false where email = ${person.email}`
    await repairCopies(service.database).run(service.first, new Date())
    assert.equal((await memberOf(far, person)).name, 'Some owner')
    const [row] = await service.second.system<{ email_verified: boolean }[]>`
      select email_verified from users where email = ${person.email}`
    assert.equal(row!.email_verified, true)
  })

  test('who belongs to an organization of the second database alone gets their links by mail from there', async () => {
    const far = await organizationInSecond(service)
    const person = await newPerson(far, 'editor')
    await at(person, 'POST', '/password/forgotten', { email: person.email })
    const [row] = await service.second.system<{ count: number }[]>`
      select count(*) from dispatches
      where organization_id = ${far.organization.id} and kind = 'password_reset' and sealed is not null`
    assert.equal(row!.count, 1)
    const nobody = await at(person, 'POST', '/password/forgotten', { email: 'nobody@example.com' })
    assert.equal(nobody.status, 202)
  })

  test('an owner creates organizations whose slugs nobody has in any database', async () => {
    const { far, person } = await ownerOfBoth()
    const { slug } = far.organization
    const twin = await at(person, 'POST', '/organizations', { name: 'Twin', slug })
    assert.deepEqual([twin.status, twin.body.error.param], [422, 'slug'])
    const named = await at(person, 'POST', '/organizations', { name: slug.replaceAll('-', ' ') })
    assert.equal(named.status, 201, named.text)
    assert.ok(named.body.organizations.some((each: { slug: string }) => each.slug === `${slug}-2`))
  })

  test('there is an owner when the only one is in the second database', async () => {
    const far = await organizationInSecond(service)
    await newPerson(far, 'owner')
    await service.first.system`update members set role = 'editor' where role = 'owner'`
    const { body } = await call(service.app, 'GET', '/auth/installation')
    assert.equal(body.set_up, true)
  })
})
