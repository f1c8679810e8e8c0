import type { Sql } from './connect.ts'

/**
 * Row-level security for every table that carries an organization, read from the catalog so that none is
 * forgotten. Where we may create roles, tenants enter as `foyer_app`, which owns nothing. Where we may not, the
 * policies are forced on our own tables, and the system's sessions say so by `app.system`.
 */

export type Isolation = 'role' | 'forced'

export const appRole = 'foyer_app'

const bound = `nullif(current_setting('app.organization_id', true), '')::bigint`

export async function isolate(session: Sql): Promise<Isolation> {
  const isolation = await chooseIsolation(session)
  await secureTables(session, isolation)
  return isolation
}

/** Secures what is not secured yet, so that a start beside running servers takes no lock on their tables. */
export async function secureTables(session: Sql, isolation: Isolation): Promise<void> {
  const open = await unsecuredTables(session, isolation)
  if (open.length === 0) return
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
  // Sent together they are one transaction, or a part of the one that is open.
  await session.unsafe(statements.join(';\n'))
}

/** Session settings of the two kinds of connection. */
export const tenantSession = (isolation: Isolation): Record<string, string> =>
  isolation === 'role' ? { role: appRole } : {}
export const systemSession = (isolation: Isolation): Record<string, string> =>
  isolation === 'forced' ? { 'app.system': 'on' } : {}

export async function chooseIsolation(session: Sql): Promise<Isolation> {
  const found = await findRole(session)
  if (found.exists) return found.usable ? 'role' : 'forced'
  if (!found.may_create) return 'forced'
  await session.unsafe(`create role ${appRole} nologin`)
  // A superuser needs no grant; whether anybody else may now enter as the role is asked, not assumed.
  await session.unsafe(`grant ${appRole} to current_user`).catch(() => {})
  return (await findRole(session)).usable ? 'role' : 'forced'
}

/** Since PostgreSQL 16 a member may lack the right to SET ROLE. */
async function findRole(session: Sql) {
  const [row] = await session<{ exists: boolean; usable: boolean; may_create: boolean }[]>`
    select r.oid is not null as exists,
      case when r.oid is null then false
        when current_setting('server_version_num')::int < 160000 then pg_has_role(current_user, r.oid, 'member')
        else pg_has_role(current_user, r.oid, 'set') end as usable,
      me.rolsuper or me.rolcreaterole as may_create
    from pg_roles me left join pg_roles r on r.rolname = ${appRole} where me.rolname = current_user`
  return row!
}

/** Tables that a tenant could read too much of, or, as after a restore without privileges, nothing of. */
async function unsecuredTables(
  session: Sql,
  isolation: Isolation,
): Promise<{ table: string; column: string }[]> {
  const forced = isolation === 'forced'
  const granted = forced
    ? session`true`
    : session`has_table_privilege(${appRole}, c.oid, 'select') and has_table_privilege(${appRole}, c.oid, 'insert')
        and has_table_privilege(${appRole}, c.oid, 'update') and has_table_privilege(${appRole}, c.oid, 'delete')`
  const rows = await session<{ table: string; column: string }[]>`
    select quote_ident(c.relname) as table, a.attname as column
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and (a.attname = 'organization_id' or (c.relname = 'organizations' and a.attname = 'id'))
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and not (
        c.relrowsecurity and c.relforcerowsecurity = ${forced}
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant')
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'system') = ${forced}
        and ${granted})
    order by c.relname`
  return [...rows]
}
