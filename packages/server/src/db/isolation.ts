import type { Sql } from './connect.ts'

/**
 * Row-level security for every table that carries an organization, read from the catalog so that none is
 * forgotten. Where we may create roles, tenants enter as `foyer_app`, which owns nothing. Where we may not, the
 * policies are forced on our own tables, and the system's sessions say so by `app.system`.
 */

export type Isolation = 'role' | 'forced'

export const appRole = 'foyer_app'

const bound = `nullif(current_setting('app.organization_id', true), '')::bigint`

/** Secures what is not secured yet, so that a start beside running servers takes no lock on their tables. */
export async function isolate(session: Sql): Promise<Isolation> {
  const isolation = await chooseIsolation(session)
  const open = await unsecuredTables(session, isolation)
  if (open.length === 0) return isolation
  const statements = open.flatMap(({ table, column }) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} ${isolation === 'forced' ? 'force' : 'no force'} row level security`,
    `drop policy if exists tenant on ${table}`,
    `create policy tenant on ${table} using (${column} = ${bound}) with check (${column} = ${bound})`,
    `drop policy if exists system on ${table}`,
    ...(isolation === 'forced'
      ? [`create policy system on ${table} using (current_setting('app.system', true) = 'on')`]
      : [`grant select, insert, update, delete on ${table} to ${appRole}`]),
  ])
  if (isolation === 'role')
    statements.push(
      `do $$ begin
         execute format('grant usage on schema %I to ${appRole}', current_schema());
         execute format('grant usage, select on all sequences in schema %I to ${appRole}', current_schema());
       end $$`,
    )
  await session.unsafe(`begin; ${statements.join(';\n')}; commit`)
  return isolation
}

/** Session settings of the two kinds of connection. */
export const tenantSession = (isolation: Isolation): Record<string, string> =>
  isolation === 'role' ? { role: appRole } : {}
export const systemSession = (isolation: Isolation): Record<string, string> =>
  isolation === 'forced' ? { 'app.system': 'on' } : {}

async function chooseIsolation(sql: Sql): Promise<Isolation> {
  const [row] = await sql<{ exists: boolean; member: boolean; may_create: boolean }[]>`
    select exists (select from pg_roles where rolname = ${appRole}) as exists,
      coalesce((select pg_has_role(current_user, oid, 'member') from pg_roles where rolname = ${appRole}), false) as member,
      (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as may_create`
  if (row?.exists) return row.member ? 'role' : 'forced'
  if (!row?.may_create) return 'forced'
  await sql.unsafe(`create role ${appRole} nologin`)
  await sql.unsafe(`grant ${appRole} to current_user`).catch(() => {})
  return 'role'
}

async function unsecuredTables(
  session: Sql,
  isolation: Isolation,
): Promise<{ table: string; column: string }[]> {
  const rows = await session<{ table: string; column: string }[]>`
    select quote_ident(c.relname) as table, a.attname as column
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and (a.attname = 'organization_id' or (c.relname = 'organizations' and a.attname = 'id'))
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not (
        c.relrowsecurity and c.relforcerowsecurity = ${isolation === 'forced'}
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant')
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'system')
          = ${isolation === 'forced'})
    order by c.relname`
  return [...rows]
}
