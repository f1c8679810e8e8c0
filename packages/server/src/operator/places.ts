import { type FurtherDatabase, type Sql, withSession } from '../platform/db/index.ts'

/** One of the databases that organizations live in, with a connection of its own past every limit of requests. */
export interface Place {
  name: string
  sql: Sql
}

/** Values have the same text in every database, whatever its defaults are. */
const settings = {
  // Where no role could be made, this is who sees the rows of every organization.
  'app.system': 'on',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
}

/** Connections to all of them, in their order, for the time of `work`. */
export async function withPlaces<Result>(
  purpose: string,
  databases: readonly FurtherDatabase[],
  work: (places: Place[]) => Promise<Result>,
): Promise<Result> {
  const [database, ...others] = databases
  if (!database) return work([])
  const named = { ...settings, application_name: purpose }
  return withSession(database.address, { settings: named }, (sql) =>
    withPlaces(purpose, others, (places) => work([{ name: database.name, sql }, ...places])),
  )
}
