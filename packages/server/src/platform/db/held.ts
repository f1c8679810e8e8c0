import type { Fragment, Sql } from './connect.ts'

/**
 * Part of a question over all organizations of one database, by the column that names them: those that are held or have
 * left are not worked on here. Whoever works on one all the same is refused when its transaction begins.
 */
export const isHere = (system: Sql, organization: string): Fragment =>
  system`not exists (select from organization_holds h where h.organization = ${system(organization)})`
