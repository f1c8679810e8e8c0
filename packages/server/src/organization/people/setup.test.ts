import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOrganization } from '../../operator/organizations.ts'
import { welcome } from '../../operator/welcome.ts'
import { openDatabase } from '../../platform/db/database.ts'
import {
  type ApiResponse,
  call,
  publicUrl,
  startService,
  type TestService,
  testSecrets,
} from '../../testing/api.ts'
import { withMigratedDatabase } from '../../testing/own_database.ts'
import { ownPage, password, tokenOf } from '../../testing/people.ts'
import { setupLink } from './setup_link.ts'

const hourMs = 60 * 60 * 1000
const errorOf = ({ status, body }: ApiResponse) => [status, body.error?.code, body.error?.param]
const dead = [422, 'parameter_invalid', 'token']

/** A server that was just installed. */
async function installed(work: (service: TestService, start: Date) => Promise<void>) {
  await withMigratedDatabase(async (address) => {
    const start = new Date('2026-01-15T09:30:00.000Z')
    const database = await openDatabase(address, { now: start, connections: 2 })
    const service = await startService({ database })
    try {
      await work(service, start)
    } finally {
      await service.app.close()
      await database.close()
    }
  })
}

const token = (now: Date) => tokenOf(setupLink(testSecrets, publicUrl, now))
const setUp = ({ app }: TestService, given: object) =>
  call(app, 'POST', '/auth/setup', { name: 'Ada', email: 'ada@example.com', password, ...given }, ownPage)
const isSetUp = async ({ app }: TestService) => (await call(app, 'GET', '/auth/installation')).body.set_up

test('the printed link makes one owner, of every organization there is, and is used up', async () => {
  await installed(async (service, start) => {
    const { database } = service
    await createOrganization(database, { name: 'One', slug: 'one' }, start)
    await createOrganization(database, { name: 'Two', slug: 'two' }, start)
    const greeting = {
      url: publicUrl,
      publicUrl,
      secrets: testSecrets,
      first: null,
      hasModel: true,
      now: start,
    }
    const printed = await welcome(database, greeting)
    const link = /http:\S+\/setup#\S+/.exec(printed)![0]
    assert.equal(await isSetUp(service), false)

    const answer = await setUp(service, { token: tokenOf(link), organization: 'Brand New & Sons' })
    assert.equal(answer.status, 201, answer.text)
    assert.deepEqual(answer.body.organizations, [
      { slug: 'brand-new-sons', name: 'Brand New & Sons', role: 'owner' },
      { slug: 'one', name: 'One', role: 'owner' },
      { slug: 'two', name: 'Two', role: 'owner' },
    ])
    assert.match(String(answer.headers['set-cookie']), /^foyer_session=/)
    assert.equal(await isSetUp(service), true)

    assert.deepEqual(errorOf(await setUp(service, { token: tokenOf(link), email: 'eve@example.com' })), dead)
    assert.deepEqual(errorOf(await setUp(service, { token: token(start), email: 'eve@example.com' })), dead)
    assert.equal((await database.system`select from users`).length, 1)
    const later = await welcome(database, greeting)
    assert.ok(later.includes(`\nDashboard:    ${publicUrl}/\n`) && !later.includes('/setup#'), later)
  })
})

test('where there is no organization, the owner gets one; of two at once, one wins', async () => {
  await installed(async (service, start) => {
    const answers = await Promise.all(
      ['ada', 'bo', 'cleo', 'dana', 'eli', 'fay'].map((name) =>
        setUp(service, { token: token(start), name, email: `${name}@example.com` }),
      ),
    )
    const [won, ...others] = answers.sort((one, two) => one.status - two.status)
    assert.equal(won!.status, 201, won!.text)
    assert.equal(won!.body.organizations.length, 1)
    for (const each of others) assert.deepEqual(errorOf(each), dead)
    assert.equal((await service.database.system`select from users`).length, 1)
    assert.equal((await service.database.system`select from organizations`).length, 1)
  })
})

test('a made-up link, one of another installation and one that is older than a day make nobody owner', async () => {
  await installed(async (service, start) => {
    const [, signature] = /^\d+\.(.+)$/.exec(token(start))!
    const later = String(start.getTime() + 999 * hourMs)
    for (const wrong of ['x', `${later}.${signature}`, `${later}.test.AAAA`, ''])
      assert.equal((await setUp(service, { token: wrong })).status, 422, wrong)
    const stale = token(start)
    service.clock.now = new Date(start.getTime() + 24 * hourMs)
    assert.deepEqual(errorOf(await setUp(service, { token: stale })), dead)
    assert.equal(await isSetUp(service), false)
    assert.equal((await service.database.system`select from users`).length, 0)
    service.clock.now = new Date(start.getTime() + 24 * hourMs - 1)
    const unknown = await setUp(service, { token: stale, timezone: 'Mars/Base' })
    assert.deepEqual(errorOf(unknown), [422, 'parameter_invalid', 'timezone'])
    assert.equal((await service.database.system`select from users`).length, 0)
    assert.equal((await setUp(service, { token: stale })).status, 201)
  })
})

test('cut off before there was an owner, the next attempt takes up the account and makes it one', async () => {
  await installed(async (service, start) => {
    const { system } = service.database
    const { id } = await createOrganization(service.database, { name: 'One', slug: 'one' }, start)
    await system`insert into users (name, email, email_verified, created_at, updated_at)
      values ('Half', 'ada@example.com', true, ${start}, ${start})`
    await system`insert into user_accounts (user_id, account_id, provider_id, password, created_at, updated_at)
      select id, id::text, 'credential', 'lost', ${start}, ${start} from users`
    await system`insert into members (organization_id, user_id, role, created_at)
      select ${id}, id, 'viewer', ${start} from users`
    const answer = await setUp(service, { token: token(start) })
    assert.deepEqual(
      [answer.body.person?.name, answer.body.person?.email_confirmed, answer.body.organizations?.[0].role],
      ['Ada', false, 'owner'],
      answer.text,
    )
  })
})
