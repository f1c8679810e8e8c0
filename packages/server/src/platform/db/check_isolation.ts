import { randomInt } from 'node:crypto'
import type { Sql } from './connect.ts'
import { appRole, type Isolation } from './isolation.ts'
import { StorageRefusal } from './storage_refusal.ts'
import type { Queryable, Tenant } from './tenant.ts'

/**
 * Tries what keeps organizations apart, over the connections that requests use: who we are there, and whether
 * row-level security hides a row of another organization. The row is never kept.
 */
export async function checkIsolation(
  handles: { tenant(organization_id: number): Tenant; system: Sql },
  isolation: Isolation,
): Promise<void> {
  await checkSystem(handles.system, isolation)
  const [ours, theirs] = [-randomInt(1, 2 ** 47), -randomInt(1, 2 ** 47)]
  const tenant = handles.tenant(ours)
  await checkUser(tenant, isolation)
  await tenant.transaction(
    async (db) => {
      await checkUser(db, isolation)
      await db.query(
        (sql) => sql`insert into organizations (id, slug, name, created_at) overriding system value
          values (${ours}, ${`probe ${ours}`}, 'probe', now())`,
      )
      const seen = async () =>
        (await db.query((sql) => sql`select from organizations where id = ${ours}`)).length
      const own = await seen()
      await db.query((sql) => sql`select set_config('app.organization_id', ${String(theirs)}, true)`)
      if (own !== 1 || (await seen()) !== 0)
        throw new StorageRefusal(
          'Row-level security does not work: a row of one organization is visible to another. Remove the policies that Foyer did not make.',
        )
    },
    { keep: false },
  )
}

async function checkUser(db: Queryable, isolation: Isolation) {
  const [row] = await db.query<{ user: string; active: boolean }>(
    (sql) => sql`select current_user::text as user, row_security_active('organizations') as active`,
  )
  if (isolation === 'role' && row!.user !== appRole)
    throw new StorageRefusal(
      `Requests enter as ${row!.user} and not as ${appRole}: something on the way to PostgreSQL drops the role. Set FOYER_DATABASE_DIRECT_URL if DATABASE_URL points to a connection pooler.`,
    )
  if (!row!.active)
    throw new StorageRefusal(
      `Row-level security is off for ${row!.user}: use a user without BYPASSRLS that owns the tables, and run \`foyer migrate\`.`,
    )
}

async function checkSystem(system: Sql, isolation: Isolation) {
  if (isolation === 'role') return
  const [row] = await system<{ value: string | null }[]>`select current_setting('app.system', true) as value`
  if (row?.value !== 'on')
    throw new StorageRefusal(
      'Session settings do not reach PostgreSQL. Set FOYER_DATABASE_DIRECT_URL if DATABASE_URL points to a connection pooler.',
    )
}
