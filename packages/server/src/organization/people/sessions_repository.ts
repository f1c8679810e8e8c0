import type { MemberRole } from '@foyer/contract'
import { organizationColumns, type Sql } from '../../platform/db/index.ts'
import type { Organization } from '../../platform/index.ts'

interface SessionRow {
  id: number
  name: string
  /** Null where the person is no member of the organization that was named. */
  role: MemberRole | null
  organization: Organization
}

export async function find(
  system: Sql,
  token: string,
  slug: string | undefined,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await system<SessionRow[]>`
    select u.id, u.name, m.role,
      (select to_json(row) from (select ${organizationColumns(system)}) row) as organization
    from user_sessions s join users u on u.id = s.user_id
    left join organizations o on o.slug = ${slug ?? null}
    left join members m on m.organization_id = o.id and m.user_id = u.id
    where s.token = ${token} and s.expires_at > ${now}`
  return row
}

interface NewSession {
  user_id: number
  token: string
  address: string
  browser: string
  expires_at: Date
}

export async function insert(system: Sql, session: NewSession, now: Date) {
  const { user_id, token, address, browser, expires_at } = session
  await system`
    insert into user_sessions (user_id, token, ip_address, user_agent, expires_at, created_at, updated_at)
    values (${user_id}, ${token}, ${address}, ${browser}, ${expires_at}, ${now}, ${now})`
}

interface FoundPerson {
  id: number
  name: string
  email: string
  session_id: number
  expires_at: Date
}

export async function findPerson(system: Sql, token: string, now: Date): Promise<FoundPerson | null> {
  const [row] = await system<FoundPerson[]>`
    select u.id, u.name, u.email, s.id as session_id, s.expires_at
    from user_sessions s join users u on u.id = s.user_id
    where s.token = ${token} and s.expires_at > ${now}`
  return row ?? null
}

export async function extend(system: Sql, id: number, expires_at: Date, now: Date) {
  await system`update user_sessions set expires_at = ${expires_at}, updated_at = ${now} where id = ${id}`
}

export async function end(system: Sql, token: string) {
  await system`delete from user_sessions where token = ${token}`
}

export async function endAll(system: Sql, user_id: number) {
  await system`delete from user_sessions where user_id = ${user_id}`
}

interface LiveSessionRow {
  id: number
  browser: string | null
  address: string | null
  created_at: Date
  expires_at: Date
}

export async function listSessionRows(system: Sql, id: number, now: Date): Promise<LiveSessionRow[]> {
  return [
    ...(await system<LiveSessionRow[]>`
      select id, nullif(left(user_agent, 1000), '') as browser, nullif(ip_address, '') as address,
        created_at, expires_at
      from user_sessions where user_id = ${id} and expires_at > ${now} order by id desc`),
  ]
}

/** Where somebody is signed in to this account at present. */
export async function listAddresses(system: Sql, email: string, now: Date): Promise<string[]> {
  const rows = await system<{ address: string }[]>`
    select distinct s.ip_address as address from user_sessions s join users u on u.id = s.user_id
    where u.email = ${email} and s.expires_at > ${now} and s.ip_address <> ''`
  return rows.map(({ address }) => address)
}
