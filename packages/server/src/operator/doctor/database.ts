import type { Config } from '../../config.ts'
import { type Address, appRole, connect, readMigrations, type Sql } from '../../platform/db/index.ts'
import { expectedErrorMessage } from '../expected_error_message.ts'
import { withStorage } from '../with_database.ts'
import { hasCluster } from './data_directory.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

const oldestVersion = 15

/** Looks without touching: neither is a database made, nor is its schema brought up to date. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl && !(await hasCluster(config.dataDirectory)))
    return [note('database', 'There is no database yet: `foyer serve` makes it.')]
  try {
    return await withStorage(config, 'foyer doctor', examineDatabase)
  } catch (error) {
    const line = expectedErrorMessage(error) ?? (error as Error).message
    return [wrong('database', line)]
  }
}

async function examineDatabase(address: Address): Promise<Finding[]> {
  const sql = connect(address, { connections: 1 })
  try {
    return [await checkVersion(sql, address), await checkMigrations(sql), await checkIsolation(sql)]
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function checkVersion(sql: Sql, address: Address): Promise<Finding> {
  const [row] = await sql<{ server_version: string }[]>`show server_version`
  const version = row!.server_version
  const where = 'url' in address ? 'of DATABASE_URL' : `embedded, at ${address.socketDirectory}`
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
    return wrong('migrations', `${pending.length} to come: run \`foyer migrate\`, or start the server.`)
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
    return ok('isolation', 'Row-level security is forced on our own tables, since we may create no role.')
  return role
    ? ok('isolation', `Requests enter as the role ${appRole}, under row-level security.`)
    : wrong('isolation', `The user may not become ${appRole}: run \`foyer migrate\`.`)
}
