import type { MemberRole } from '@foyer/contract'
import { organizationColumns, type Sql, type Transaction } from '../../platform/db/index.ts'
import { hashOf } from '../../platform/http/index.ts'
import type { Organization } from '../../platform/index.ts'

export async function list(system: Sql): Promise<Organization[]> {
  return [
    ...(await system<Organization[]>`
    select ${organizationColumns(system)} from organizations o order by o.id`),
  ]
}

export interface OwnMembership {
  role: MemberRole
  organization: Organization
}

export async function listOfPerson(system: Sql, user_id: number): Promise<OwnMembership[]> {
  return [
    ...(await system<OwnMembership[]>`
      select m.role, (select to_json(row) from (select ${organizationColumns(system)}) row) as organization
      from members m join organizations o on o.id = m.organization_id
      where m.user_id = ${user_id} order by o.id`),
  ]
}

export async function listSlugs(system: Sql): Promise<Set<string>> {
  const rows = await system<{ slug: string }[]>`select slug from organizations`
  return new Set(rows.map(({ slug }) => slug))
}

/** Known before the row, so that the row is written within its own tenant. */
export async function nextId(system: Sql): Promise<number> {
  const [row] = await system<{ id: number }[]>`
    select nextval(pg_get_serial_sequence('organizations', 'id')) as id`
  return row!.id
}

/** Null when the slug is taken. */
export async function insert(
  db: Transaction,
  { slug, name, timezone }: { slug: string; name: string; timezone?: string | undefined },
  now: Date,
): Promise<Organization | null> {
  const [row] = await db.query<Organization>(
    (sql) => sql`insert into organizations as o (id, slug, name, timezone, created_at)
      overriding system value
      values (${db.organization_id}, ${slug}, ${name}, ${timezone ?? 'UTC'}, ${now})
      on conflict do nothing returning ${organizationColumns(sql)}`,
  )
  return row ?? null
}

export async function findBySlug(system: Sql, slug: string): Promise<Organization | null> {
  const [row] = await system<Organization[]>`
    select ${organizationColumns(system)} from organizations o where o.slug = ${slug}`
  return row ?? null
}

export interface OpenInvitation {
  id: number
  email: string
  role: MemberRole
  organization: Organization
}

export async function findInvitation(system: Sql, token: string, now: Date): Promise<OpenInvitation | null> {
  const [row] = await system<OpenInvitation[]>`
    ${openInvitations(system, now)} and i.hash = ${hashOf(token)}`
  return row ?? null
}

/** Of all organizations, to this address. */
export async function listInvitationsOf(system: Sql, email: string, now: Date): Promise<OpenInvitation[]> {
  return [
    ...(await system<OpenInvitation[]>`${openInvitations(system, now)} and i.email = ${email} order by i.id`),
  ]
}

const openInvitations = (system: Sql, now: Date) => system`
  select i.id, i.email, i.role,
    (select to_json(row) from (select ${organizationColumns(system)}) row) as organization
  from invitations i join organizations o on o.id = i.organization_id
  where i.accepted_at is null and i.revoked_at is null and i.expires_at > ${now}`
