import type { Organization } from '../context.ts'
import type { Database } from '../db/database.ts'
import { addKey } from './api_keys.ts'

export interface FirstStart {
  organization: Organization
  secret: string
}

/**
 * Gives an empty database the organization `demo`, its content and a key, all in one transaction: a process killed
 * on the way leaves the database as empty as it was, and the next start does it.
 */
export async function greetFirstStart(database: Database, now: Date): Promise<FirstStart | null> {
  const [state] = await database.system<{ empty: boolean; id: number }[]>`
    select not exists (select from organizations) as empty,
      nextval(pg_get_serial_sequence('organizations', 'id')) as id`
  const { empty, id } = state!
  if (!empty) return null
  const { fillWithDemo } = await import('../demo/load.ts')
  const organization = { id, slug: 'demo', name: 'Brightwater Partners', default_locale: 'en' }
  return database.tenant(id).transaction(async (db) => {
    const { slug, name, default_locale } = organization
    await db.query(
      (sql) => sql`insert into organizations (id, slug, name, default_locale, created_at)
        overriding system value values (${id}, ${slug}, ${name}, ${default_locale}, ${now})`,
    )
    await fillWithDemo(db, organization, now)
    const { secret } = await addKey(db, organization, { name: 'first start' }, now)
    return { organization, secret }
  })
}
