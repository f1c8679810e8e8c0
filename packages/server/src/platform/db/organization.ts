import type { Organization } from '../context.ts'
import type { Fragment, Sql } from './connect.ts'
import type { Queryable } from './tenant.ts'

/** What a context knows of its organization, from `organizations o`. */
export const organizationColumns = (sql: Sql): Fragment =>
  sql`o.id, o.slug, o.name, o.default_locale, o.paused, o.verified, o.credits`

/** The one that a tenant is of. */
export async function findOwnOrganization(db: Queryable): Promise<Organization> {
  const [row] = await db.query<Organization>(
    (sql) => sql`select ${organizationColumns(sql)} from organizations o where o.id = ${db.organization_id}`,
  )
  return row!
}

export async function findOrganization(system: Sql, id: number): Promise<Organization | undefined> {
  const [row] = await system<Organization[]>`
    select ${organizationColumns(system)} from organizations o where o.id = ${id}`
  return row
}
