import type { MemberRole } from '@foyer/contract'
import {
  type Databases,
  type InOrganization,
  organizationColumns,
  type Sql,
  type Transaction,
} from '../../platform/db/index.ts'
import { hashOf } from '../../platform/http/index.ts'
import type { Organization } from '../../platform/index.ts'

export async function list(databases: Databases): Promise<Organization[]> {
  const rows = await databases.listEverywhere<{ organization: Organization } & InOrganization>(
    async (system) => [
      ...(await system<({ organization: Organization } & InOrganization)[]>`
        select o.id as organization_id, ${asOne(system)} as organization from organizations o order by o.id`),
    ],
  )
  return rows.map(({ organization }) => organization)
}

const asOne = (system: Sql) => system`(select to_json(row) from (select ${organizationColumns(system)}) row)`

export interface OwnMembership {
  role: MemberRole
  organization: Organization
}

export function listOfPerson(databases: Databases, user_id: number): Promise<OwnMembership[]> {
  return databases.listEverywhere(async (system) => [
    ...(await system<(OwnMembership & InOrganization)[]>`
      select m.organization_id, m.role, ${asOne(system)} as organization
      from members m join organizations o on o.id = m.organization_id
      where m.user_id = ${user_id} order by o.id`),
  ])
}

/** The directory has those of organizations that live elsewhere. */
export async function listSlugs(system: Sql): Promise<Set<string>> {
  const rows = await system<{ slug: string }[]>`
    select slug from organizations union select slug from organization_directory`
  return new Set(rows.map(({ slug }) => slug))
}

/** Whether an organization that lives elsewhere has the slug. Those that live here keep it by themselves. */
export async function isTakenElsewhere(system: Sql, slug: string): Promise<boolean> {
  const rows = await system`select 1 from organization_directory where slug = ${slug}`
  return rows.length > 0
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

export async function findBySlug(databases: Databases, slug: string): Promise<Organization | null> {
  const found = await databases.findAnywhere(async (system) => {
    const [row] = await system<({ organization: Organization } & InOrganization)[]>`
      select o.id as organization_id, ${asOne(system)} as organization from organizations o
      where o.slug = ${slug}`
    return row
  })
  return found?.organization ?? null
}

export interface OpenInvitation extends InOrganization {
  id: number
  email: string
  role: MemberRole
  organization: Organization
}

export async function findInvitation(
  databases: Databases,
  token: string,
  now: Date,
): Promise<OpenInvitation | null> {
  const found = await databases.findAnywhere(async (system) => {
    const [row] = await system<OpenInvitation[]>`
      ${openInvitations(system, now)} and i.hash = ${hashOf(token)}`
    return row
  })
  return found ?? null
}

/** Of all organizations, to this address. */
export function listInvitationsOf(databases: Databases, email: string, now: Date): Promise<OpenInvitation[]> {
  return databases.listEverywhere(async (system) => [
    ...(await system<OpenInvitation[]>`${openInvitations(system, now)} and i.email = ${email} order by i.id`),
  ])
}

const openInvitations = (system: Sql, now: Date) => system`
  select i.organization_id, i.id, i.email, i.role, ${asOne(system)} as organization
  from invitations i join organizations o on o.id = i.organization_id
  where i.accepted_at is null and i.revoked_at is null and i.expires_at > ${now}`
