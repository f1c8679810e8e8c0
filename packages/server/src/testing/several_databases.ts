import { randomBytes } from 'node:crypto'
import type { AppDependencies } from '../app.ts'
import { createKey } from '../operator/api_keys.ts'
import { createOrganization } from '../operator/organizations.ts'
import type { Organization } from '../platform/context.ts'
import type { Address } from '../platform/db/connect.ts'
import type { Database } from '../platform/db/database.ts'
import { openDatabases } from '../platform/db/open_databases.ts'
import type { StorageTiming } from '../platform/db/timing.ts'
import { type Api, callsWith, startService, type TestService } from './api.ts'
import { createMigratedDatabase } from './own_database.ts'

/** An installation with two databases, and servers on it. */
export interface TwoDatabases {
  addresses: [Address, Address]
  /** A server; each has a directory of its own in memory. */
  start(
    overrides?: Partial<Omit<AppDependencies, 'database'>>,
    opened?: { first?: Address; second?: Address; timing?: StorageTiming },
  ): Promise<SpreadService>
  close(): Promise<void>
}

export interface SpreadService extends TestService {
  first: Database
  second: Database
}

export async function createTwoDatabases(): Promise<TwoDatabases> {
  const own = await Promise.all([createMigratedDatabase(), createMigratedDatabase()])
  const [{ address }, { address: further }] = own
  const running: SpreadService[] = []
  return {
    addresses: [address, further],
    async start(overrides = {}, { first: here = address, second: there = further, timing } = {}) {
      const options = { now: new Date(), connections: 4, ...(timing && { timing }) }
      const databases = await openDatabases(here, [{ name: 'second', address: there }], options)
      const [first, second] = databases.all as [Database, Database]
      // Whoever asks for one database, as helpers of tests do, gets the first.
      const service = await startService({ database: { ...first, ...databases }, ...overrides })
      const spread = { ...service, first, second }
      running.push(spread)
      return spread
    },
    async close() {
      for (const { app, database } of running) {
        await app.close()
        await database.close()
      }
      for (const { drop } of own) await drop()
    },
  }
}

/** An organization that lives in the second database, as a move would leave it. */
export async function organizationInSecond(service: SpreadService): Promise<Api> {
  const slug = `far-${randomBytes(8).toString('hex')}`
  const [row] = await service.first.system<{ id: number }[]>`
    select nextval(pg_get_serial_sequence('organizations', 'id')) as id`
  const { id } = row!
  await service.first.system`insert into organization_directory values (${id}, ${slug}, 'second')`
  await service.second.system`insert into organizations (id, slug, name, created_at) overriding system value
    values (${id}, ${slug}, 'Far & Away', ${service.clock.now})`
  return apiOf(service, { ...plain, id, slug, name: 'Far & Away' })
}

const plain = { default_locale: 'en', paused: false, verified: true, credits: null }

/** One that lives in the first. */
export async function organizationInFirst(service: SpreadService): Promise<Api> {
  const slug = `near-${randomBytes(8).toString('hex')}`
  return apiOf(service, await createOrganization(service.database, { name: 'Near', slug }, service.clock.now))
}

async function apiOf(service: SpreadService, organization: Organization): Promise<Api> {
  const { secret } = await createKey(service.database, organization, { name: 'test' }, service.clock.now)
  const credentials = { authorization: `Bearer ${secret}` }
  const as: Api['as'] = async (key) => {
    const other = await createKey(
      service.database,
      organization,
      { name: 'other', ...key },
      service.clock.now,
    )
    const shown = { authorization: `Bearer ${other.secret}` }
    return { service, organization, key: other.secret, ...callsWith(service, shown), as }
  }
  return { service, organization, key: secret, ...callsWith(service, credentials), as }
}

/** The same organization, seen by who works in its database: jobs, sweeps and deliveries. */
export const inItsDatabase = (api: Api, database: Database): Api => ({
  ...api,
  service: { ...api.service, database },
})

/** What a move does in the end, without copying: rows of these tables, the directory, and that it has left. */
export async function moveQuickly(
  { first, second }: SpreadService,
  { organization }: Api,
  tables: readonly string[],
) {
  for (const table of ['organizations', ...tables]) {
    const column = table === 'organizations' ? 'id' : 'organization_id'
    const rows = await first.system<{ row: object }[]>`select to_jsonb(t) as row from ${first.system(table)} t
      where ${first.system(column)} = ${organization.id}`
    for (const { row } of rows)
      await second.system`insert into ${second.system(table)} overriding system value
        select * from jsonb_populate_record(null::${second.system(table)}, ${second.system.json(row as never)})`
  }
  await hold(first, organization.id, 'left')
  await first.system`insert into organization_directory values (${organization.id}, ${organization.slug}, 'second')`
}

export const hold = ({ system }: Database, id: number, state: 'held' | 'left') =>
  system`insert into organization_holds values (${id}, ${state}, now())
    on conflict (organization) do update set state = excluded.state`

export const release = ({ system }: Database, id: number) =>
  system`delete from organization_holds where organization = ${id}`
