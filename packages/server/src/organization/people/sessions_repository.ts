import type { MemberRole } from '@foyer/contract'
import { organizationColumns, type Sql } from '../../platform/db/index.ts'
import type { Organization } from '../../platform/index.ts'

/** Sessions end by better-auth's time, which is the real one: it has no clock that could be passed in. */

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
): Promise<SessionRow | undefined> {
  // guard: a session ends [and s.expires_at > now() ->]
  // guard: others are members for themselves [and m.user_id = u.id ->]
  const [row] = await system<SessionRow[]>`
    select u.id, u.name, m.role,
      (select to_json(row) from (select ${organizationColumns(system)}) row) as organization
    from user_sessions s join users u on u.id = s.user_id
    left join organizations o on o.slug = ${slug ?? null}
    left join members m on m.organization_id = o.id and m.user_id = u.id
    where s.token = ${token} and s.expires_at > now()`
  return row
}

interface LiveSessionRow {
  id: number
  browser: string | null
  address: string | null
  created_at: Date
  expires_at: Date
}

export async function listSessionRows(system: Sql, id: number): Promise<LiveSessionRow[]> {
  return [
    ...(await system<LiveSessionRow[]>`
      select id, nullif(left(user_agent, 1000), '') as browser, nullif(ip_address, '') as address,
        created_at, expires_at
      from user_sessions where user_id = ${id} and expires_at > now() order by id desc`),
  ]
}

/** Where somebody is signed in to this account at present. */
export async function listAddresses(system: Sql, email: string): Promise<string[]> {
  const rows = await system<{ address: string }[]>`
    select distinct s.ip_address as address from user_sessions s join users u on u.id = s.user_id
    where u.email = ${email} and s.expires_at > now() and s.ip_address <> ''`
  return rows.map(({ address }) => address)
}
