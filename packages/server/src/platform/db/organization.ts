import type { Organization } from '../context.ts'
import type { Fragment, Sql } from './connect.ts'

/** What a context knows of its organization, from `organizations o`. */
export const organizationColumns = (sql: Sql): Fragment =>
  sql`o.id, o.slug, o.name, o.default_locale, o.paused, o.verified, o.credits`

export async function findOrganization(system: Sql, id: number): Promise<Organization | undefined> {
  const [row] = await system<Organization[]>`
    select ${organizationColumns(system)} from organizations o where o.id = ${id}`
  return row
}
