import type { Config } from '../../config.ts'
import {
  type Address,
  appRole,
  checkNotifications,
  openDatabase,
  readMigrations,
  type Sql,
  withOwnSession,
} from '../../platform/db/index.ts'
import { expectedErrorMessage } from '../expected_error_message.ts'
import { poolerOf, withStorage } from '../with_database.ts'
import { hasCluster } from './data_directory.ts'
import { checkDomains } from './domains.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

const oldestVersion = 15

/** Looks without touching: neither is a database made, nor is its schema brought up to date. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl && !(await hasCluster(config.dataDirectory)))
    return [note('database', 'There is no database yet: `foyer serve` creates it.')]
  try {
    return await withStorage(config, 'foyer doctor', (address) => examineDatabase(address, config))
  } catch (error) {
    return [wrong('database', lineOf(error))]
  }
}

const lineOf = (error: unknown) => expectedErrorMessage(error) ?? (error as Error).message

async function examineDatabase(address: Address, config: Config): Promise<Finding[]> {
  const setting = config.pooler ? 'FOYER_DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const findings = await withOwnSession(address, setting, async (sql) => [
    await checkVersion(sql, address),
    await checkMigrations(sql),
    await checkIsolation(sql),
  ])
  // Opening a database that lacks nothing changes nothing.
  const lacksNothing = findings.every(({ status }) => status === 'ok')
  if (!lacksNothing) return findings
  return [...findings, await checkConnections(address, config), ...(await checkDomains(address, config))]
}

/** Tries what a start tries: who requests enter as, whether rows are hidden, whether notifications arrive. */
async function checkConnections(address: Address, config: Config): Promise<Finding> {
  const pooler = poolerOf(config)
  try {
    const database = await openDatabase(address, { now: new Date(), connections: 1, pooler })
    await checkNotifications(database).finally(() => database.close())
  } catch (error) {
    return wrong('connections', lineOf(error))
  }
  if (!pooler) return ok('connections', 'Rows of other organizations are hidden, and notifications arrive.')
  const prepared = pooler.prepare ? 'on' : 'off'
  return ok(
    'connections',
    `Through the pooler of DATABASE_URL, prepared statements ${prepared}: rows of other organizations are hidden, and notifications arrive.`,
  )
}

async function checkVersion(sql: Sql, address: Address): Promise<Finding> {
  const [row] = await sql<{ server_version: string }[]>`show server_version`
  const version = row!.server_version
  const where =
    'url' in address ? `at ${new URL(address.url).host}` : `embedded, at ${address.socketDirectory}`
  if (Number.parseInt(version, 10) < oldestVersion)
    return wrong('database', `PostgreSQL ${version} is too old: use ${oldestVersion} or newer.`)
  return ok('database', `PostgreSQL ${version} answers (${where}).`)
}

async function checkMigrations(sql: Sql): Promise<Finding> {
  const [table] = await sql<
    { there: boolean }[]
  >`select to_regclass('schema_migrations') is not null as there`
  const applied = table!.there ? await sql<{ number: number }[]>`select number from schema_migrations` : []
  const done = new Set(applied.map(({ number }) => number))
  const known = readMigrations()
  const pending = known.filter(({ number }) => !done.has(number))
  const newest = Math.max(...known.map(({ number }) => number))
  if ([...done].some((number) => number > newest))
    return wrong('migrations', 'The database was used by a newer release: run that one.')
  if (pending.length > 0)
    return wrong(
      'migrations',
      `${pending.length} not applied yet: run \`foyer migrate\`, or start the server.`,
    )
  return ok('migrations', `All ${known.length} are applied.`)
}

async function checkIsolation(sql: Sql): Promise<Finding> {
  const [row] = await sql<{ tables: number; open: number; forced: number; role: boolean }[]>`
    select count(*) as tables, count(*) filter (where not c.relrowsecurity) as open,
      count(*) filter (where c.relforcerowsecurity) as forced,
      exists (select from pg_roles r where r.rolname = ${appRole}
        and pg_has_role(current_user, r.oid, 'member')) as role
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`
  const { tables, open, forced, role } = row!
  if (open > 0)
    return wrong('isolation', `${open} of ${tables} tables are not secured: run \`foyer migrate\`.`)
  if (tables > 0 && forced === tables)
    return ok(
      'isolation',
      'Row-level security is forced on the tables themselves, because this user may not create a role.',
    )
  return role
    ? ok('isolation', `Requests enter as the role ${appRole}, under row-level security.`)
    : wrong('isolation', `The user may not become ${appRole}: run \`foyer migrate\`.`)
}
