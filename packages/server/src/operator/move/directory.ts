import { firstName, type Sql } from '../../platform/db/index.ts'
import type { Place } from '../places.ts'
import { OperatorRefusal } from '../refusal.ts'

/** The directory in the first database: a row for every organization that lives in another one. */

export interface Settler {
  id: number
  slug: string
  name: string
  home: Place
}

/** Any constant will do, as long as nobody else in the first database locks it. */
const directoryLock = 7_036_936

export async function findSettler(places: readonly Place[], slug: string): Promise<Settler> {
  const [first] = places
  const [entry] = await first!.sql<{ organization: number; database: string }[]>`
    select organization, database from organization_directory where slug = ${slug}`
  const home = placeNamed(places, entry?.database ?? firstName, `"${slug}" lives`)
  const [row] = await home.sql<{ id: number; slug: string; name: string }[]>`
    select id, slug, name from organizations where slug = ${slug}`
  if (!row || (entry && entry.organization !== row.id))
    throw new OperatorRefusal(
      `There is no organization "${slug}". \`foyer organizations list\` shows them all.`,
    )
  return { id: row.id, slug: row.slug, name: row.name, home }
}

/** One of them by its name, in words for who gave it, or for who lives there. */
export function placeNamed<Named extends { name: string }>(
  places: readonly Named[],
  name: string,
  whoLives?: string,
): Named {
  const place = places.find((each) => each.name === name)
  if (place) return place
  const names = places.map((each) => each.name).join(', ')
  throw new OperatorRefusal(
    whoLives
      ? `${whoLives} in the database "${name}", which FOYER_DATABASES does not name.`
      : `There is no database "${name}". There are: ${names}. FOYER_DATABASES names further ones.`,
  )
}

/** One statement: from here on it lives there. Servers hear of it by the trigger of the table. */
export async function changeHome([first]: readonly Place[], { id, slug }: Settler, to: Place) {
  await first!.sql.unsafe('begin')
  try {
    // A backup of several databases begins in all of them while nobody changes homes.
    await first!.sql`select pg_advisory_xact_lock(${directoryLock}::bigint)`
    await (to === first
      ? first.sql`delete from organization_directory where organization = ${id}`
      : first!.sql`insert into organization_directory (organization, slug, database)
          values (${id}, ${slug}, ${to.name})
          on conflict (organization) do update set database = excluded.database, slug = excluded.slug`)
    await first!.sql.unsafe('commit')
  } catch (error) {
    await first!.sql.unsafe('rollback').catch(() => {})
    throw error
  }
}

/** For the time of `work`, no organization changes its home. */
export async function whileHomesStay<Result>(first: Sql, work: () => Promise<Result>): Promise<Result> {
  await first`select pg_advisory_lock_shared(${directoryLock}::bigint)`
  try {
    return await work()
  } finally {
    await first`select pg_advisory_unlock_shared(${directoryLock}::bigint)`
  }
}
