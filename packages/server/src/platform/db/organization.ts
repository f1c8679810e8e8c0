import type { Organization } from '../context.ts'
import type { Fragment, Sql } from './connect.ts'
import type { Databases } from './databases.ts'

/** What a context knows of its organization, from `organizations o`. */
export const organizationColumns = (sql: Sql): Fragment =>
  sql`o.id, o.slug, o.name, o.default_locale, o.paused, o.verified, o.credits`

/** Wherever it lives. */
export async function findOrganization(
  databases: Pick<Databases, 'homeOf'>,
  id: number,
): Promise<Organization | undefined> {
  return findOrganizationIn((await databases.homeOf(id)).system, id)
}

/** For whoever works in one database. */
export async function findOrganizationIn(system: Sql, id: number): Promise<Organization | undefined> {
  const [row] = await system<Organization[]>`
    select ${organizationColumns(system)} from organizations o where o.id = ${id}`
  return row
}
