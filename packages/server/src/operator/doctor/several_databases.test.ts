import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Config, readConfig } from '../../config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Databases } from '../../platform/db/databases.ts'
import { openDatabases } from '../../platform/db/open_databases.ts'
import { type FreezableProxy, startFreezableProxy } from '../../testing/freezable_proxy.ts'
import { createMigratedDatabase } from '../../testing/own_database.ts'
import { createOrganizationIn } from '../create_organization_in.ts'
import { checkDatabase } from './database.ts'

const now = new Date('2026-01-15T09:30:00.000Z')
const secretOf = (letter: string) => `a:${Buffer.alloc(32, letter).toString('base64')}`

/** What doctor says of two databases. The tests follow each other. */
describe('doctor looks at two databases', () => {
  let databases: Databases
  let [first, second]: Database[] = []
  let proxies: FreezableProxy[]
  let drop: () => Promise<void>
  let settings: Record<string, string>

  before(async () => {
    const own = await Promise.all([createMigratedDatabase(), createMigratedDatabase()])
    proxies = await Promise.all(own.map(({ address }) => startFreezableProxy(address)))
    const [near, far] = proxies.map(({ address }) => address) as [{ url: string }, { url: string }]
    databases = await openDatabases(near, [{ name: 'second', address: far }], { now, connections: 1 })
    ;[first, second] = databases.all
    settings = {
      DATABASE_URL: near.url,
      FOYER_DATABASES: `second=${far.url}`,
      FOYER_SECRET: secretOf('a'),
    }
    await createOrganizationIn(databases, { name: 'Near', slug: 'near' }, now)
    await createOrganizationIn(databases, { name: 'Far', slug: 'far', database: 'second' }, now)
    drop = async () => {
      await databases.close()
      for (const proxy of proxies) await proxy.close()
      for (const each of own) await each.drop()
    }
  })
  after(() => drop())

  const findings = async (check: string, more: Partial<Config> = {}) =>
    (await checkDatabase({ ...readConfig(settings), ...more }))
      .filter((finding) => finding.check === check)
      .map(({ status, finding }) => `${status}: ${finding}`)

  test('all is well', async () => {
    const all = await checkDatabase(readConfig(settings))
    assert.deepEqual(
      all.filter(({ status }) => status !== 'ok'),
      [],
    )
    const checks = all.map(({ check }) => check)
    for (const check of ['database', 'database second', 'migrations second', 'isolation second', 'secret'])
      assert.ok(checks.includes(check), check)
    assert.deepEqual(await findings('directory'), [
      'ok: Every organization is where the directory says: 1 in first, 1 in second.',
    ])
  })

  test('another secret, an organization that nobody knows, and one that is missing are told', async () => {
    await second!.system`insert into secret_checks (signature) values ('b.nothing')`
    assert.match((await findings('secret'))[0]!, /^wrong: The database "second" was used with another secret/)
    await second!.system`delete from secret_checks`
    await second!.system`insert into organizations (id, slug, name, created_at) overriding system value
      values (900, 'stranger', 'Stranger', ${now})`
    await first!.system`insert into organization_directory values (901, 'missing', 'second')`
    assert.deepEqual(await findings('directory'), [
      'wrong: "missing" should live in "second", and is not there: restore that database.',
      'wrong: The database "second" has "stranger" (900), who should live in "first". Was "second" a server of its own before?',
    ])
    await first!.system`delete from organization_directory where organization = 901`
    await second!.system`delete from organizations where id = 900`
  })

  test('a move that was not finished is told with the command that finishes it', async () => {
    const { id } = (
      await databases.listEverywhere(async (system) => [
        ...(await system<{ id: number; organization_id: number }[]>`
        select id, id as organization_id from organizations where slug = 'far'`),
      ])
    )[0]!
    const hold = (state: string) =>
      second!.system`insert into organization_holds values (${id}, ${state}, ${now})
        on conflict (organization) do update set state = excluded.state`
    await hold('held')
    assert.match((await findings('directory'))[0]!, /^wrong: "far" is held in "second".+move far second`\.$/)
    await hold('left')
    assert.match((await findings('directory'))[0]!, /^wrong: "far" has not quite arrived in "second"/)
    await second!.system`delete from organization_holds`
    await first!.system`insert into organization_holds values (${id}, 'left', ${now})
      on conflict do nothing`
    await first!.system`insert into organizations (id, slug, name, created_at) overriding system value
      values (${id}, 'far', 'Far', ${now})`
    assert.match((await findings('directory'))[0]!, /^note: "far" lives in "second", and rows of it are left/)
    await first!.system`delete from organizations where id = ${id}`
  })

  test('a slug in FOYER_OIDC_DOMAINS that no organization has is told', async () => {
    const rule = (domain: string, organization: string) => ({ domain, organization, role: 'viewer' as const })
    const singleSignOn = {
      issuer: 'https://id.example',
      clientId: 'x',
      clientSecret: null,
      name: 'x',
      joinRules: [rule('a.example', 'near'), rule('b.example', 'far'), rule('c.example', 'nobody')],
    }
    assert.deepEqual(await findings('sign-in', { singleSignOn }), [
      'note: FOYER_OIDC_DOMAINS sends c.example to "nobody", and there is no such organization.',
    ])
  })

  test('a database that is forgotten, or away, is told by its name', async () => {
    const forgotten = await checkDatabase(readConfig({ ...settings, FOYER_DATABASES: undefined }))
    assert.equal(
      forgotten.at(-1)!.finding,
      '"far" lives in the database "second": name it in FOYER_DATABASES.',
    )
    await proxies[1]!.close()
    assert.match(
      (await findings('database second'))[0]!,
      /^wrong: It cannot be reached \(\w+\): start it, or correct "second" in FOYER_DATABASES\.$/,
    )
  })
})
